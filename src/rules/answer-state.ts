const script = /<script\b[^>]*\bdata-dp-answer\b[^>]*>([^]*?)<\/script/i

/** The state in an HTML answer, from `script[type="application/json"][data-dp-answer]`. null: none that can be read. */
export function answerState(html: string): unknown {
  try {
    return JSON.parse(script.exec(html)?.[1] ?? 'null')
  } catch {
    return null
  }
}
