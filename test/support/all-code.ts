import type { LateFiles } from '../../src/element/late.ts'

interface Hosting {
  core?: { blueprint: { late?: LateFiles | undefined } }
}

/** Loads the late files of an element, so that nothing waits for code any more. */
export async function allCodeOf(host: HTMLElement & Hosting): Promise<void> {
  const files = Object.values(host.core?.blueprint.late ?? {})
  await Promise.all(files.map(file => file.load()))
}
