import { registry } from '../page/registry.ts'

/** Registers a tag; the first definition stays, whoever made it (COR-034, COR-097). */
export function register(tag: string, make: () => CustomElementConstructor): void {
  // A module that is imported in Node defines nothing (COR-040).
  if (typeof customElements === 'undefined') return
  try {
    customElements.define(tag, make())
    registry.tags.set(tag, __VERSION__)
  } catch (error) {
    void import('./diagnose.ts').then(({ diagnoseTag }) => diagnoseTag(tag, error))
  }
}

/** A `config` that was assigned before the tag was defined shadows the accessor: takes it over (COR-013). */
export function upgradeConfig(host: HTMLElement & { config: object }): void {
  if (!Object.hasOwn(host, 'config')) return
  const given = host.config
  delete (host as { config?: object }).config
  host.config = given
}
