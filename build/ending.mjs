/** Enough for a stack. */
const most = 20

const lastLines = text => text.trimEnd().split('\n').slice(-most).join('\n')

/** How a program ended, with the last lines that it wrote. */
export function endingText(program, { code, signal }, output = '') {
  // Linux ends so what uses the most memory.
  const how = signal
    ? `by ${signal}${signal === 'SIGKILL' ? ' (out of memory?)' : ''}`
    : `with code ${code}`
  const said = output.trim() ? `; its last output:\n${lastLines(output)}` : ''
  return `${program} ended ${how}${said}`
}
