/** preact's renderer, which makes every node. */
export const rendererFile = '/node_modules/preact/dist/preact.mjs'

const createNode = /createElementNS\((\w+),(\w+),(\w+)\.is\?\3:\w+\)/

/**
 * preact makes a node with the custom element registry of the parent. In a document that has adopted the host, browsers
 * refuse that registry (COR-039). No view draws tags of its own registry, so this passes none.
 */
export function withoutRegistry(code) {
  if (!createNode.test(code)) throw new Error('preact has changed: see build/adopted.mjs')
  return code.replace(createNode, 'createElementNS($1,$2,$3.is?$3:void 0)')
}

export const adopted = () => ({
  name: 'adopted',
  transform: (code, id) =>
    id.endsWith(rendererFile) ? { code: withoutRegistry(code), map: null } : null,
})
