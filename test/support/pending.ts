/**
 * Counts the page's requests without a complete answer. Must be imported before a test replaces fetch. Answers that a
 * test holds back do not count: they have arrived.
 */
const { fetch } = window
let count = 0
const end = () => void (count -= 1)

window.fetch = (...request) => {
  count += 1
  const answer = fetch.apply(window, request)
  answer.then(head => head.clone().arrayBuffer()).then(end, end)
  return answer
}

export const pending = (): number => count
