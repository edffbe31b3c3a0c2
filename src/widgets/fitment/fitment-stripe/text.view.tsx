import type { KeyboardEvent } from 'react'
import { Combobox } from '../../../parts/combobox.tsx'
import { Later } from '../../../parts/later.tsx'
import { finderInput, inputId, Submit, type FinderProps } from './finder.view.tsx'
import type { TextFinder } from './text.model.ts'

const picker = () => import('./picker.view.tsx').then(({ PickerView }) => PickerView)

export function TextFinderView(props: FinderProps<TextFinder>) {
  const { finder, stripe, text } = props
  const offered = finder.$picker.get()
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !offered) return
    event.preventDefault()
    finder.back()
  }
  return (
    <div className="text-finder" onKeyDown={leave}>
      <div className="entry">
        <div className="entry-field">
          <label className="small muted" htmlFor={inputId}>
            {text('fitment.enterModelLabel')}
          </label>
          <Combobox
            {...finderInput(stripe)}
            label={text('fitment.enterModelLabel')}
            placeholder={text('fitment.enterModelPlaceholder')}
            value={finder.$text.get()}
            list={finder.suggested()}
            onEdit={finder.edit}
            onChoose={finder.choose}
            onEnter={finder.submit}
            onOpen={finder.open}
            onClose={finder.close}
          />
        </div>
        <Submit props={props} onPress={finder.submit} />
      </div>
      {offered && (
        <Later
          load={picker}
          props={{
            picker: offered,
            backLabel: text('fitment.pickerBack'),
            onChoose: finder.pickEntry,
            onBack: finder.back,
          }}
        />
      )}
    </div>
  )
}
