import type { Subject } from './plan.rules.ts'

interface PlanLinksProps {
  /** Name of the plan. Screen readers read it after the text of the link. */
  name: string
  html: Readonly<Record<Subject, string>>
  links: readonly { subject: Subject; label: string }[]
  onOpen: (subject: Subject) => void
}

/** A link for each text that a plan has (PRO-049). */
export const PlanLinks = ({ html, links, name, onOpen }: PlanLinksProps) => (
  <>
    {links.map(
      ({ label, subject }) =>
        html[subject] && (
          <button
            key={subject}
            type="button"
            className="link"
            data-subject={subject}
            aria-haspopup="dialog"
            onClick={() => onOpen(subject)}
          >
            {label}
            <span className="visually-hidden">: {name}</span>
          </button>
        ),
    )}
  </>
)
