import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import * as v from 'valibot'
import { cartAddItem } from '../../src/contract/buying/cart.ts'
import {
  associationGroup,
  leavesTogether,
  protectionOf,
  usableAssociation,
} from '../../src/rules/association.ts'
import { warrantyFields, warrantyLinks, warrantyOf } from '../../src/rules/warranty-association.ts'

const base = 'B0HEADPH01'
const service = { programType: 'P', renderType: 'R', associatedItemId: base }

describe('the association of an item with its product', () => {
  it('DEA-061 PRO-032 PRO-033 of a plan names the product and lets either leave alone', () => {
    assert.deepEqual(protectionOf(base), {
      associatedItemId: base,
      programType: 'AmazonProtect',
      renderType: 'renderAll',
      deleteConstraint: 'notMutuallyInclusive',
    })
  })

  it('WTY-024 of a warranty has a mutual delete, a factor and no quantity of its own', () => {
    assert.deepEqual(warrantyOf('42'), {
      associatedItemId: '42',
      programType: 'AmazonProtect',
      renderType: 'renderAll',
      mutualDelete: false,
      quantityInvarianceFactor: 1,
      quantityEditable: false,
    })
  })

  it('WTY-013 to WTY-017, WTY-042 is eleven fields of a form, five of them the links of WTY-025', () => {
    const chosen = {
      asin: 'B0PLAN0002',
      offerListingId: 'OLB0PLAN0002',
      quantity: 2,
      associatedItemId: base,
      uniqueId: 'w1',
    }
    const links = {
      itemAssoc: base,
      'UNIQ-itemAssoc': 'w1',
      'UNIQ-lnkdWrrnty': 'w1',
      itemAssocType: 'AmazonProtect',
      itemAssocRenderType: 'renderAll',
    }
    assert.deepEqual(warrantyLinks(chosen), links)
    assert.deepEqual(warrantyFields(chosen), {
      warrantyAsin: 'B0PLAN0002',
      warrantyOfferListingId: 'OLB0PLAN0002',
      warrantyQuantity: '2',
      ...links,
      itemAssocMutualDelete: 'false',
      itemAssocQuantityInvarianceFactor: '1',
      itemAssocQuantityEditable: 'false',
    })
  })

  it('SVC-032 of a service is sent only with program, view and product', () => {
    assert.deepEqual(usableAssociation(service), service)
    for (const missing of Object.keys(service)) {
      assert.equal(usableAssociation({ ...service, [missing]: '' }), null)
      assert.equal(usableAssociation({ ...service, [missing]: undefined }), null)
    }
  })

  it('SVC-033 of a service without a program gets that of its mapping set', () => {
    const { programType: _, ...bare } = service
    const programOf = (mappingSet: string) => usableAssociation(bare, mappingSet)?.programType
    assert.equal(programOf('heavybulky'), 'HeavyBulky')
    assert.equal(programOf('retailheavybulky'), 'RetailHeavyBulky')
    assert.equal(programOf('toString'), undefined)
    assert.equal(usableAssociation(service, 'heavybulky')?.programType, 'P')
  })

  it('SVC-034 of a service is a group, too, with its constraint if it has one', () => {
    const group = { type: 'P', renderType: 'R', parentAsin: base }
    assert.deepEqual(associationGroup(service, base), { ...group, constraints: [] })
    const constrained = { ...service, deleteConstraint: { mutuallyInclusive: false } }
    assert.deepEqual(associationGroup(constrained, base), {
      ...group,
      constraints: [{ type: 'DELETE', mutuallyInclusive: false }],
    })
  })

  it('PRO-033 says in each spelling whether the item goes with its product', () => {
    const apart = ['notMutuallyInclusive', 'false', false, { mutuallyInclusive: false }] as const
    const together = ['mutuallyInclusive', 'true', true, { mutuallyInclusive: true }, 'x'] as const
    assert.deepEqual(apart.map(leavesTogether), [false, false, false, false])
    assert.deepEqual([...together, undefined].map(leavesTogether), [
      true,
      true,
      true,
      true,
      true,
      true,
    ])
  })

  it('DEA-061 SVC-038 fits the items of the call in each spelling', () => {
    const item = { asin: 'B0PLAN0002', offerListingId: 'OLB0PLAN0002', quantity: 1 }
    const fits = (itemAssociation: unknown) =>
      v.is(cartAddItem, { ...item, additionalParameters: { itemAssociation } })
    assert.ok(fits(protectionOf(base)))
    assert.ok(fits(service))
    assert.ok(fits({ ...service, deleteConstraint: { mutuallyInclusive: true } }))
    assert.ok(!fits({ ...service, deleteConstraint: { mutuallyInclusive: 'no' } }))
  })
})
