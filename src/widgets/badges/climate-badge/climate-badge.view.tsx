import type { ClimateBadge } from '../../../../elements/badges/climate-badge.ts'
import type { ViewProps } from '../../../element/ports.ts'
import { Icon } from '../../../parts/icon.tsx'
import { chevronStart } from '../../../parts/icons/chevron-start.ts'
import { Late } from '../../../parts/late.tsx'
import { safeUrl } from '../../../rules/url.ts'
import { leaf } from './climate-badge.icons.ts'
import { late } from './climate-badge.late.ts'
import type { messages } from './climate-badge.messages.ts'
import type { ClimateBadgeModel } from './climate-badge.model.ts'

export type ClimateBadgeProps = ViewProps<ClimateBadgeModel, ClimateBadge, typeof messages>

const Face = ({ config, text }: ClimateBadgeProps) => (
  <>
    {safeUrl(config.icon) ? (
      <img className="picture" part="icon" src={safeUrl(config.icon)} alt="" />
    ) : (
      <span className="leaf" part="icon">
        <Icon path={leaf} />
      </span>
    )}
    <span>{config.label || text('climate.badge')}</span>
  </>
)

/** The badge is a button if there is something to explain, else plain text (CLI-014). */
export function View(props: ClimateBadgeProps) {
  const { model } = props
  if (!model.isOffered()) {
    return (
      <span className="badge" part="badge">
        <Face {...props} />
      </span>
    )
  }
  return (
    <>
      <button
        type="button"
        className="button badge"
        part="badge"
        aria-haspopup="dialog"
        aria-expanded={model.isShown()}
        onClick={model.open}
      >
        <Face {...props} />
        <Icon path={chevronStart} className="onward" />
      </button>
      {model.isShown() && <Late file={late.sheet} props={props} onFail={model.close} />}
    </>
  )
}
