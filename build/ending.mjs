/** Number of lines to show. Enough for a stack. */
const most = 20

const lastLines = text => text.trimEnd().split('\n').slice(-most).join('\n')

/** Says how a program ended, with the last lines of its output. */
export function endingText(program, { code, signal }, output = '') {
  // Linux kills the program that uses the most memory.
  const how = signal
    ? `by ${signal}${signal === 'SIGKILL' ? ' (out of memory?)' : ''}`
    : `with code ${code}`
  const said = output.trim() ? `; its last output:\n${lastLines(output)}` : ''
  return `${program} ended ${how}${said}`
}
