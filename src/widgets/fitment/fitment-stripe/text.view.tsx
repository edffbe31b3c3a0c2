import type { KeyboardEvent } from 'react'
import { Late } from '../../../parts/late.tsx'
import type { FinderProps } from './finder.view.tsx'
import type { TextFinder } from './text.model.ts'

export function TextFinderView(props: FinderProps<TextFinder>) {
  const { Field, files, finder, late, Submit, text } = props
  const offered = finder.$picker.get()
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !offered) return
    event.preventDefault()
    finder.back()
  }
  return (
    <div className="text-finder" onKeyDown={leave}>
      <div className="entry">
        <Field
          props={props}
          labelled
          label={text('fitment.enterModelLabel')}
          placeholder={text('fitment.enterModelPlaceholder')}
          value={finder.$text.get()}
          list={finder.suggestions.shown()}
          onEdit={finder.edit}
          onChoose={finder.choose}
          onEnter={finder.submit}
          onOpen={finder.open}
          onClose={finder.close}
        />
        <Submit props={props} onPress={finder.submit} />
      </div>
      {offered && (
        <Late
          file={late.picker}
          props={{
            files,
            picker: offered,
            backLabel: text('fitment.pickerBack'),
            onChoose: finder.pickEntry,
            onBack: finder.back,
          }}
          onFail={finder.back}
        />
      )}
    </div>
  )
}
