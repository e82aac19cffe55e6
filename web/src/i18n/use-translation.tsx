import i18next, { type TFunction } from 'i18next'
import { createContext, type ReactNode, use, useContext } from 'react'
import { createStore, useStore } from '#lib/store.ts'

type Names = string | readonly string[]

/** Texts of one language are cached: a page uses the same few of them hundreds of times. */
const cachedTexts = new Map<string, TFunction>()
const loading = new Map<string, Promise<void>>()
const revision = createStore(0)

/** Another language, or new overrides: every text is rendered again. */
export function textsChanged(): void {
  cachedTexts.clear()
  revision.set(revision.get() + 1)
}
i18next.on('languageChanged', textsChanged)

const Revision = createContext(0)

export const TextsProvider = ({ children }: { children: ReactNode }) => <Revision value={useStore(revision)}>{children}</Revision>

/** Texts without parameters are looked up once; those with parameters each time. */
function textsIn(language: string, name: string): TFunction {
  const fixed = i18next.getFixedT(language, name)
  const plain = new Map<string, string>()
  const t = (key: string, filled?: Record<string, unknown>): string => {
    if (filled !== undefined) return fixed(key, filled)
    const text = plain.get(key) ?? fixed(key)
    plain.set(key, text)
    return text
  }
  return Object.assign(t, { lng: language, ns: name }) as unknown as TFunction
}

/** React takes a promise that says so itself as fulfilled, without waiting. */
const loaded = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined })

function load(names: readonly string[], key: string): Promise<void> {
  const pending = loading.get(key) ?? i18next.loadNamespaces(names).finally(() => loading.delete(key))
  loading.set(key, pending)
  return pending
}

/**
 * The texts of a domain word, of the first if several are named. Not the library's own hook, which subscribes, compares and looks
 * up anew in each of the hundreds of elements of a list.
 */
export function useTranslation<N extends Names = 'shell'>(namespaces?: N): { t: TFunction<N>; i18n: typeof i18next } {
  useContext(Revision)
  const names: readonly string[] = typeof namespaces === 'string' ? [namespaces] : (namespaces ?? ['shell'])
  const { language } = i18next
  const key = `${language}:${names.length === 1 ? names[0] : names.join()}`
  let t = cachedTexts.get(key)
  // Asked each time: a component that waited and does not ask again confuses React about its other hooks.
  use(t || names.every((name) => i18next.hasLoadedNamespace(name)) ? loaded : load(names, key))
  if (!t) {
    t = textsIn(language, names[0] ?? 'shell')
    cachedTexts.set(key, t)
  }
  return { t, i18n: i18next }
}
