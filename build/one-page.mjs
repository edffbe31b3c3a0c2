/** Names of suites from several files that run in one page: they begin with their file. */

const mark = ' » '

export const nameInPage = (file, title) => `${file}${mark}${title}`

/** File and title of a test. Where each file has a page of its own, the file is that of the page. */
export function fileOfTest(page, name) {
  const at = name.indexOf(mark)
  return at < 0
    ? { file: page, title: name }
    : { file: name.slice(0, at), title: name.slice(at + mark.length) }
}
