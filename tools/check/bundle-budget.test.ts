import { expect, test } from 'vitest'
import { initialFiles, evaluateBudget, type Manifest } from './bundle-budget.ts'

const KB = 1024

test('the initial JavaScript is the entry and its static imports, each once, without styles and lazy pages', () => {
  const manifest: Manifest = {
    'index.html': { file: 'assets/index.js', isEntry: true, imports: ['_react.js', '_mui.js'] },
    '_react.js': { file: 'assets/react.js' },
    '_mui.js': { file: 'assets/mui.js', imports: ['_react.js', '_theme.css'] },
    '_theme.css': { file: 'assets/theme.css' },
    'src/features/home/home-page.tsx': { file: 'assets/home-page.js', imports: ['_mui.js'] },
  }
  expect(initialFiles(manifest)).toEqual(['assets/index.js', 'assets/react.js', 'assets/mui.js'])
})

test('200 KB gzip pass, a byte more does not', () => {
  expect(
    evaluateBudget([
      { file: 'a.js', gzip: 150 * KB },
      { file: 'b.js', gzip: 50 * KB },
    ]).ok,
  ).toBe(true)
  expect(evaluateBudget([{ file: 'a.js', gzip: 200 * KB + 1 }]).ok).toBe(false)
})

test('an entry too small to hold React is refused, since the real shell is then not measured', () => {
  expect(evaluateBudget([{ file: 'a.js', gzip: 3 * KB }]).ok).toBe(false)
})
