import assert from 'node:assert/strict'
import { it } from 'node:test'
import { dropdownMessages } from '../../../src/widgets/fitment/fitment-stripe/messages.dropdown.ts'
import { firstMessages } from '../../../src/widgets/fitment/fitment-stripe/messages.first.ts'
import { laterMessages } from '../../../src/widgets/fitment/fitment-stripe/messages.later.ts'
import { smartboxMessages } from '../../../src/widgets/fitment/fitment-stripe/messages.smartbox.ts'

it('texts of the fitment stripe are the same in every part that brings them', () => {
  const parts = [firstMessages, dropdownMessages, smartboxMessages, laterMessages]
  const texts = new Map<string, string>()
  for (const [id, text] of parts.flatMap(part => Object.entries(part))) {
    assert.equal(texts.get(id) ?? text, text, id)
    texts.set(id, text)
  }
})
