import type { Language } from '@vitrina/contract/languages'
import { createContext, type ReactNode, use, useContext } from 'react'
import { useStore } from '#lib/store.ts'
import { i18n, revision, type Translate, translate } from './i18n.ts'

type Names = string | readonly string[]

/** As long as texts that did not load are not asked for again: React renders a failed component a second time before it gives up. */
const RETRY_AFTER_MS = 2000

/** Texts of one language are cached: a page uses the same few of them hundreds of times. */
const cachedTexts = new Map<string, Translate>()
const loading = new Map<string, Promise<void>>()
revision.subscribe(() => cachedTexts.clear())

const Revision = createContext(0)

export const TextsProvider = ({ children }: { children: ReactNode }) => <Revision value={useStore(revision)}>{children}</Revision>

/** Texts without parameters are looked up once; those with parameters each time. */
function textsIn(language: Language, namespace: string): Translate {
  const place = { language, namespace }
  const plain = new Map<string, string>()
  return (key, values) => {
    if (values !== undefined) return translate(key, values, place)
    const text = plain.get(key) ?? translate(key, {}, place)
    plain.set(key, text)
    return text
  }
}

/** React takes a promise that says so itself as fulfilled, without waiting. */
const loaded = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined })

function load(names: readonly string[], key: string): Promise<void> {
  const pending = loading.get(key) ?? i18n.loadNamespaces(names)
  loading.set(key, pending)
  const forget = () => void loading.delete(key)
  pending.then(forget, () => setTimeout(forget, RETRY_AFTER_MS))
  return pending
}

/**
 * The texts of a domain word, of the first if several are named. An element does not subscribe, compare and look up anew: a list has
 * hundreds of them.
 */
export function useTranslation(namespaces: Names = 'shell'): { t: Translate; i18n: typeof i18n } {
  useContext(Revision)
  const names: readonly string[] = typeof namespaces === 'string' ? [namespaces] : namespaces
  const { language } = i18n
  const key = `${language}:${names.length === 1 ? names[0] : names.join()}`
  let t = cachedTexts.get(key)
  // Asked each time: a component that waited and does not ask again confuses React about its other hooks.
  use(t || i18n.hasLoaded(names) ? loaded : load(names, key))
  if (!t) {
    t = textsIn(language, names[0] ?? 'shell')
    cachedTexts.set(key, t)
  }
  return { t, i18n }
}
