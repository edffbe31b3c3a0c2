import { finderInput, inputId, Submit, type FinderProps } from './finder.view.tsx'
import type { TextFinder } from './text.model.ts'

export function TextFinderView(props: FinderProps<TextFinder>) {
  const { finder, stripe, text } = props
  return (
    <div className="entry">
      <label className="entry-label" htmlFor={inputId}>
        {text('fitment.enterModelLabel')}
      </label>
      <input
        className="field entry-input"
        {...finderInput(stripe)}
        value={finder.$text.get()}
        placeholder={text('fitment.enterModelPlaceholder')}
        autoComplete="off"
        onInput={event => {
          finder.type(event.currentTarget.value)
          stripe.edited()
        }}
      />
      <Submit props={props} onPress={finder.submit} />
    </div>
  )
}
