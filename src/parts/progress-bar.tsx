import ownSheet from './progress-bar.css'

export const progressBarStyles = [ownSheet]
interface ProgressBarProps {
  /** 0 to 100. */
  percent: number
  /** Shown below the bar, and the bar's accessible name. */
  text: string
  tone?: 'neutral' | 'success' | 'error' | undefined
  part?: string | undefined
}

export const ProgressBar = ({ percent, text, tone = 'neutral', part }: ProgressBarProps) => (
  <div className="progress" part={part} data-tone={tone}>
    <div
      className="progress-track"
      role="progressbar"
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-label={text}
    >
      <div className="progress-fill" style={{ width: `${percent}%` }} />
    </div>
    <span className="progress-text" aria-hidden="true">
      {text}
    </span>
  </div>
)
