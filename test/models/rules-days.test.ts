import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { dayOf, nextYear, readDay, writeDay } from '../../src/rules/days.ts'

describe('days as shoppers type them', () => {
  it('VAL-057 reads M/d/yy, M/d/yyyy and ISO, with digits of any script', () => {
    const typed = ['3/5/26', '03/05/26', '3/5/2026', '2026-03-05', ' ٣/٥/٢٦ ', '３／５／２６']
    for (const text of typed) assert.equal(readDay(text), '2026-03-05', text)
    assert.equal(readDay('1/1/99'), '2099-01-01')
    assert.equal(readDay('1/1/00'), '2000-01-01')
    assert.equal(readDay('1/1/0099'), '0099-01-01')
  })

  it('VAL-057 refuses days that no calendar has, and other forms', () => {
    const none = ['2/30/26', '2/29/26', '13/1/26', '0/1/26', '1/0/26', '2026-02-30', '0000-01-01']
    const others = ['', 'soon', '3/5', '3/5/126', '3.5.26', '2026-3-5', '3/5/26 12:00', '3/5/-26']
    for (const text of [...none, ...others]) assert.equal(readDay(text), null, text)
    assert.equal(readDay('2/29/28'), '2028-02-29')
  })

  it('VAL-043 writes M/d/yy, and a day of another century with its whole year', () => {
    assert.equal(writeDay('2026-03-05'), '3/5/26')
    assert.equal(writeDay('1999-12-31'), '12/31/1999')
  })

  it('VAL-055 reads every day again as it was written, for 400 years', () => {
    const day = new Date(Date.UTC(1850, 0, 1))
    while (day.getUTCFullYear() < 2250) {
      const iso = day.toISOString().slice(0, 10)
      assert.equal(readDay(writeDay(iso)), iso)
      day.setUTCDate(day.getUTCDate() + 1)
    }
  })

  it('VAL-033 takes the day where the shopper is', () => {
    assert.equal(dayOf(new Date(2026, 2, 5, 23, 59)), '2026-03-05')
    assert.equal(dayOf(new Date(2026, 2, 6, 0, 0)), '2026-03-06')
  })

  it('VAL-034 finds the same day next year, and 28 February for a leap day', () => {
    assert.deepEqual(['2026-03-05', '2028-02-29', '2027-02-28', '2026-12-31'].map(nextYear), [
      '2027-03-05',
      '2029-02-28',
      '2028-02-28',
      '2027-12-31',
    ])
  })
})
