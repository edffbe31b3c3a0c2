/** An outline from the folder icons, as decoration. The meaning must be in a text or label next to it. */
export const Icon = ({ path, className = '' }: { path: string; className?: string }) => (
  <svg className={`icon ${className}`} viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
)
