/** An outline of the folder icons, as decoration: what it says stands in a text or a label beside it. */
export const Icon = ({ path, className = '' }: { path: string; className?: string }) => (
  <svg className={`icon ${className}`} viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
)
