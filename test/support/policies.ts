/** The policies of COR-081, as the Content-Security-Policy header of a page. */

const nonce = 'c3VpdGU='

const own = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  // COR-081 names none: a page whose elements show clips lets media in.
  "media-src 'self'",
  "require-trusted-types-for 'script'",
].join('; ')

export interface Policy {
  name: string
  header: string
  /** Wrappers keep what the server wrote; what may be told of that. */
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
    // lit makes its policy as soon as it is loaded: that it may not is how it is known.
    wrappersFail: /lit-html|trusted-types-policy/,
  },
  { name: 'own style sheets alone', header: "style-src 'self'" },
]

/** The page of every policy: its one script carries the nonce. */
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
