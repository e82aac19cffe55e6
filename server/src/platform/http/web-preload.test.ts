import { expect, test } from 'vitest'
import { preloadLinks } from './web-preload.ts'

const manifest = {
  'index.html': { file: 'assets/index-1.js', isEntry: true, imports: ['_frame.js'] },
  '_frame.js': { file: 'assets/frame-1.js' },
  'src/list.tsx': { file: 'assets/list-1.js', imports: ['_frame.js', '_table.js'] },
  '_table.js': { file: 'assets/table-1.js', imports: ['_frame.js'] },
  'src/list.json': { file: 'assets/words-1.js' },
}

test('a screen preloads all its modules, except those the page loads anyway', () => {
  expect(preloadLinks(manifest, ['src/list.tsx', 'src/list.json'])).toBe(
    ['list-1.js', 'table-1.js', 'words-1.js'].map((file) => `<link rel="modulepreload" crossorigin href="/assets/${file}">`).join(''),
  )
})

test('a source the build does not know is left out', () => {
  expect(preloadLinks(manifest, ['src/gone.tsx'])).toBe('')
  expect(preloadLinks({}, ['src/list.tsx'])).toBe('')
})
