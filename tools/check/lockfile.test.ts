import { expect, test } from 'vitest'
import { checkLockfile, faultsOfLockfile, loosePins } from './lockfile.ts'

const integrity = 'sha512-x'
const on = (cpu: string, more: object = {}) => ({ integrity, os: ['linux'], cpu: [cpu], ...more })

test('the product’s lockfile installs the same on x64 and arm64', async () => {
  expect(await checkLockfile()).toEqual({ ok: true, output: '' })
})

test('a range, a tag and an address are not exact pins', () => {
  const manifests = {
    'package.json': { dependencies: { a: '^1.0.0', b: '1.2.3' }, overrides: { c: 'latest' } },
    'web/package.json': { devDependencies: { d: 'git+ssh://host/d' }, optionalDependencies: { e: '18.4.0-beta.17' } },
  }
  expect(loosePins(manifests).map((fault) => fault.split(' is ')[0])).toEqual(['package.json: a', 'package.json: c', 'web/package.json: d'])
})

test('a package with a binary for one machine only is found, however deep', () => {
  const optionalDependencies = {
    '@r/linux-x64-gnu': '1.0.0',
    '@r/linux-arm64-gnu': '1.0.0',
    '@r/linux-arm64-musl': '1.0.0',
    '@r/darwin-arm64': '1.0.0',
  }
  const packages = {
    'node_modules/vite/node_modules/r': { integrity, optionalDependencies },
    'node_modules/@r/linux-x64-gnu': on('x64'),
    'node_modules/@r/linux-arm64-musl': on('arm64', { libc: ['musl'] }),
    'node_modules/@r/darwin-arm64': { integrity, os: ['darwin'], cpu: ['arm64'] },
  }
  expect(faultsOfLockfile({ packages })).toContain('node_modules/vite/node_modules/r has no package for linux-arm64')
  const whole = { ...packages, 'node_modules/vite/node_modules/@r/linux-arm64-gnu': on('arm64', { libc: ['glibc'] }) }
  expect(faultsOfLockfile({ packages: whole })).toEqual([])
})

test('an optional package that the lockfile lacks is found: npm ci would refuse to install', () => {
  const packages = { 'node_modules/r': { integrity, optionalDependencies: { 'r-win32-x64': '1.0.0' } } }
  expect(faultsOfLockfile({ packages })).toEqual(['r-win32-x64 is absent, npm ci will refuse: run node tools/complete-lockfile.ts'])
  const whole = { ...packages, 'node_modules/r-win32-x64': { version: '1.0.0', os: ['win32'], cpu: ['x64'] } }
  expect(faultsOfLockfile({ packages: whole })).toEqual([])
})

test('a helper for one other system only is no fault', () => {
  const packages = {
    'node_modules/r': { integrity, optionalDependencies: { fsevents: '2.0.0' } },
    'node_modules/fsevents': { integrity, os: ['darwin'] },
  }
  expect(faultsOfLockfile({ packages })).toEqual([])
})

test('an address of a registry and a missing hash are found', () => {
  const packages = {
    'node_modules/a': { resolved: 'https://registry.example/a.tgz', integrity },
    'node_modules/b': {},
    'node_modules/w': { resolved: 'web', link: true },
  }
  expect(faultsOfLockfile({ packages })).toEqual([
    'node_modules/a names a registry: install with omit-lockfile-registry-resolved',
    'node_modules/b has no integrity hash',
  ])
})
