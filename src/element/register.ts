import { registry } from '../page/registry.ts'

/** Registers a tag. The first definition stays, even if another library made it (COR-034, COR-097). */
export function register(tag: string, make: () => CustomElementConstructor): void {
  // Node has no customElements: importing the module there defines nothing (COR-040).
  if (typeof customElements === 'undefined') return
  try {
    customElements.define(tag, make())
    registry.tags.set(tag, __VERSION__)
  } catch (error) {
    import('./diagnose.ts').then(({ diagnoseTag }) => diagnoseTag(tag, error)).catch(console.warn)
  }
}

/** Takes over a `config` that the page assigned before the tag was defined. It would hide the accessor (COR-013). */
export function upgradeConfig(host: HTMLElement & { config: object }): void {
  if (!Object.hasOwn(host, 'config')) return
  const given = host.config
  delete (host as { config?: object }).config
  host.config = given
}
