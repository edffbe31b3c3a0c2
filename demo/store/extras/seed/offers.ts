/** Which plans and samples are for which products. */

interface SeedPlan {
  asin: string
  planAsin: string
  shortTitle: string
  monthly?: boolean
}

const plan = (planAsin: string, shortTitle: string) => (asin: string) => ({
  asin,
  planAsin,
  shortTitle,
})
const twoYears = plan('B0PLAN0002', '2 years')
const threeYears = plan('B0PLAN0003', '3 years')
const monthly = (asin: string) => ({ ...plan('B0PLANMON1', 'Monthly')(asin), monthly: true })

export const plans: readonly SeedPlan[] = [
  ...['B0HEADPH01', 'B0EARBUD01', 'B0SPEAKER1'].flatMap(asin => [
    twoYears(asin),
    threeYears(asin),
    monthly(asin),
  ]),
  plan('B0PLANWSH3', '3 years')('B0WASHER01'),
  plan('B0PLANWSH5', '5 years')('B0WASHER01'),
  { ...plan('B0PLANWSHM', 'Monthly')('B0WASHER01'), monthly: true },
  plan('B0PLANPHN1', '1 year')('B0REPHONE1'),
  plan('B0PLANPHN2', '2 years')('B0REPHONE1'),
  { ...plan('B0PLANPHNM', 'Monthly')('B0REPHONE1'), monthly: true },
]

/** How every plan is used. */
export const terms: readonly string[] = [
  'The plan begins when your product arrives. You get the certificate by e-mail.',
  'If something breaks, call us or fill in the form on your account page. You need no receipt.',
  'We repair the product within ten working days. If we cannot, we send you a new one or the price that you paid.',
  'You can cancel within 30 days and get all your money back. After that, we refund the months that are left.',
]

export const samples: readonly { asin: string; sampleAsin: string }[] = [
  { asin: 'B0LIPSTIK1', sampleAsin: 'B0SMPLLIP1' },
  { asin: 'B0LIPSTIK1', sampleAsin: 'B0SMPLLIP2' },
  { asin: 'B0LIPSTIK1', sampleAsin: 'B0SMPLCRM1' },
  { asin: 'B0LOTION01', sampleAsin: 'B0SMPLSOP1' },
]
