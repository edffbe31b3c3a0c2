import { doc } from '../dom/builtin.ts'

/** An outline from the folder icons, as decoration. The meaning must be in a text or label next to it. */
export const Icon = ({ path, className = '' }: { path: string; className?: string }) => (
  <svg className={`icon ${className}`} viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
)

const inSvg = (name: string) => doc.createElementNS('http://www.w3.org/2000/svg', name)

/** The same as a node, for what is drawn without the renderer. */
export function iconNode(path: string): Element {
  const icon = inSvg('svg')
  icon.setAttribute('class', 'icon')
  icon.setAttribute('viewBox', '0 0 24 24')
  icon.setAttribute('aria-hidden', 'true')
  const line = inSvg('path')
  line.setAttribute('d', path)
  icon.append(line)
  return icon
}
