import '@testing-library/jest-dom/vitest'
import { cleanup, configure, getConfig } from '@testing-library/react'
import React from 'react'
import { flushSync } from 'react-dom'
import { afterEach, vi } from 'vitest'
import { i18n, startI18n } from '#i18n/i18n.ts'
import { localStore, sessionStore } from '#lib/storage.ts'
import { resetStores } from '#lib/store.ts'
import { styleCache } from '#ui/style-cache.ts'
import { computedStyle } from './computed-style.ts'
import { restoreSize } from './window-size.ts'

// React's own limit of stacks remembered for its warnings, passed from the start: one for every element takes a sixth of the time.
const internals = (React as unknown as Record<string, object>)['__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'] ?? {}
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {}, configurable: true })

// Outside the page, as all styles of these tests: computing what hundreds of rules make of every element takes most of the time of a query.
styleCache.sheet.container = document.createElement('div')

window.getComputedStyle = computedStyle

const getIsActing = () => (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT

// One page serves all files of a worker: its language is set up once.
if (!i18n.isStarted) {
  const usual = getConfig()
  // Not in `act`, which drops a render in a transition that still waits for its chunk: React would never go on with it.
  configure({ eventWrapper: (send): unknown => (getIsActing() ? usual.eventWrapper(send) : flushSync<unknown>(send)) })
  const texts = Object.keys(import.meta.glob('../src/i18n/ru/*.json'))
  await startI18n('ru')
  await i18n.loadNamespaces(texts.map((file) => file.replace(/^.*\/|\.json$/g, '')))
}

// Only for what hangs; a slow machine is no fault.
configure({ asyncUtilTimeout: 30_000 })

// happy-dom lays nothing out: nothing lies under any point.
document.elementsFromPoint = () => []

// A call that a test leaves to be sent later asks no server of this computer: nobody answers outside `fakeServer`.
window.fetch = () => Promise.reject(new TypeError('Failed to fetch'))

afterEach(() => {
  cleanup()
  restoreSize()
  resetStores()
  // Through the store's own door: it has a copy for browsers that forbid storage.
  for (const key of Object.keys(localStorage)) localStore.remove(key)
  for (const key of Object.keys(sessionStorage)) sessionStore.remove(key)
  vi.unstubAllGlobals()
})
