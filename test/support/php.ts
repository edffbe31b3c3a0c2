import { spawn, spawnSync } from 'node:child_process'
import { createInterface } from 'node:readline'
import { after } from 'node:test'
import { fileURLToPath } from 'node:url'

/** Why PHP tests cannot run. false: they can. */
export const lacksPhp =
  spawnSync('php', ['-v']).status !== 0 && 'no PHP on this machine: install php-cli'

const program = fileURLToPath(new URL('php.php', import.meta.url))

function start() {
  // Without the machine's own settings.
  const child = spawn('php', ['-n', program], { stdio: ['pipe', 'pipe', 'inherit'] })
  return { child, lines: createInterface(child.stdout)[Symbol.asyncIterator]() }
}

let php: ReturnType<typeof start> | undefined
after(() => php?.child.kill())

const inBase64 = (text: string) => Buffer.from(text).toString('base64')

/** Prints a template with `$shop` as its data. Call one after another. */
export async function renderPhp(
  source: string,
  shop: Readonly<Record<string, unknown>>,
): Promise<string> {
  const { child, lines } = (php ??= start())
  child.stdin.write(`${inBase64(source)} ${inBase64(JSON.stringify(shop))}\n`)
  const { value, done } = await lines.next()
  if (done) throw new Error('PHP has ended: see above.')
  return Buffer.from(value, 'base64').toString()
}
