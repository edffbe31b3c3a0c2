import { secret } from './deeds.ts'
import { spawnStore, type StoreProcess } from './store-process.ts'

/** Store processes that a test kills and starts again. */
export class KilledStores {
  readonly #settings: Record<string, string>
  readonly #programs: readonly string[]
  #running: readonly StoreProcess[] = []
  #starting: Promise<void> = Promise.resolve()
  #turn = 0

  constructor(settings: Record<string, string>, from: readonly string[]) {
    this.#settings = { DP_FAULTS: '1', DP_SECRET: secret, ...settings }
    this.#programs = from
  }

  async start(): Promise<void> {
    const each = this.#programs.map(program => spawnStore(this.#settings, program))
    this.#running = await Promise.all(each)
  }

  /** What all that run have said. */
  output = () => this.#running.map(store => store.output()).join('\n')

  origins = () => this.#running.map(store => store.answering())

  /** Kills the next one and starts it again. At any time, at most one of them is away. */
  async kill(): Promise<void> {
    await this.#starting
    const n = (this.#turn += 1) % this.#programs.length
    await this.#running[n]?.stop('SIGKILL')
    this.#starting = spawnStore(this.#settings, this.#programs[n]).then(store => {
      this.#running = this.#running.with(n, store)
    })
  }

  /** Resolves once the store that was killed last runs again. */
  whole = (): Promise<void> => this.#starting

  async stop(): Promise<void> {
    await this.#starting
    await Promise.all(this.#running.map(store => store.stop()))
  }
}
