/** The policies of COR-081, as Content-Security-Policy headers. */

const nonce = 'c3VpdGU='

const own = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  // COR-081 does not mention media. A page whose elements show clips must allow media.
  "media-src 'self'",
  "require-trusted-types-for 'script'",
].join('; ')

export interface Policy {
  name: string
  header: string
  /** Wrappers stay fallback under this policy. Matches the violations that lit may cause. */
  wrappersFail?: RegExp
}

export const policies: readonly Policy[] = [
  {
    name: 'scripts by nonce alone',
    header: `script-src 'nonce-${nonce}' 'strict-dynamic'; object-src 'none'; base-uri 'none'`,
  },
  {
    name: 'own files alone, and trusted types of the library',
    header: `${own}; trusted-types dp lit-html dompurify`,
  },
  {
    name: 'own files alone, and no trusted types',
    header: `${own}; trusted-types 'none'`,
    // lit makes its policy when it loads. Its failure is how the test knows.
    wrappersFail: /lit-html|trusted-types-policy/,
  },
  { name: 'own style sheets alone', header: "style-src 'self'" },
]

/** Allows nothing but the files that every page loads. Sent as a policy that only reports, it tells what else is needed. */
export const barest = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')

/** The page for every policy. Its one script has the nonce. */
export const policyPage = (templates: string): string => `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <title>Policy</title>
  <link rel="icon" href="data:,">
  <meta name="dp-csrf-token" content="{token}">
  <link rel="stylesheet" href="/dist/dp.css">
  <script src="/dist/dp.js" nonce="${nonce}" defer></script>
</head>
<body>
<main id="stage"></main>
${templates}
</body>
</html>`
