/**
 * Suites drive elements through all that they do. Where one leads away, the test page stays.
 * Elements with a rule of their own about it are tested by their own tests.
 */
document.addEventListener('dp-before-navigate', event => event.preventDefault())
