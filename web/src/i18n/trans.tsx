import { cloneElement, type ReactElement } from 'react'
import type { Translate, Values } from './i18n.ts'

type Props = { t: Translate; i18nKey: string; values?: Values; components: Record<string, ReactElement> }

const TAG = /<(\w+)>(.*?)<\/\1>/gs

/** A text with elements in it: `Принимаю <paper>оферту</paper>`. */
export function Trans({ t, i18nKey, values, components }: Props) {
  const parts: (string | ReactElement)[] = []
  const text = t(i18nKey, values)
  let end = 0
  for (const { 0: whole, 1: name = '', 2: inside = '', index } of text.matchAll(TAG)) {
    parts.push(text.slice(end, index))
    const element = components[name]
    parts.push(element ? cloneElement(element, { key: name }, inside) : inside)
    end = index + whole.length
  }
  return [...parts, text.slice(end)]
}
