import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type MouseEvent, type RefObject, useEffect, useId, useMemo, useState } from 'react'
import { useHistoryStateSwitch } from '#lib/history-state.ts'
import { paths } from '#lib/paths.ts'
import { useHistory } from '#lib/use-history.ts'
import { useAddProduct } from '#parts/cart/add-product.ts'
import { focusFirstRowOf } from '#parts/product/first-row-focus.ts'
import { useAreTogglesOn } from '#parts/site/use-site.ts'
import { useFollow } from '#ui/anchor.tsx'
import { usePhone } from '#ui/use-desktop.ts'
import { historyQuery, suggestQuery, useClearHistory } from './suggest.api.ts'
import { type Option, optionsOf, searchAddress, type ToCart } from './suggest.options.ts'
import { useComboboxAria } from './use-combobox-aria.ts'
import { useFieldEvents } from './use-field-events.ts'

export type Field = {
  input: RefObject<HTMLInputElement | null>
  text: string
  /** On a phone: the search fills the screen. */
  isFull: boolean
  onType: (text: string) => void
}

const plain = (text: string) => text.trim().replace(/\s+/g, ' ')

/** The field as a combobox: arrows move, Enter chooses, Shift+Enter buys, Escape closes and then clears, Tab leaves. */
export function useSuggestions({ input, text, isFull, onType }: Field) {
  const isPhone = usePhone()
  const browser = useHistory()
  const follow = useFollow()
  const router = useRouter()
  const screen = useHistoryStateSwitch()
  const listId = useId()
  const queries = useQueryClient()
  const clearHistory = useClearHistory()
  const hasCart = useAreTogglesOn()(['cart'])
  const { mutate: addProduct } = useAddProduct()
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState<string | null>(null)

  const isShown = isPhone ? isFull : isOpen
  const keyword = plain(text)
  const history = useQuery({ ...historyQuery, enabled: isShown }).data?.items
  const answer = useQuery({ ...suggestQuery(keyword), enabled: isShown && keyword !== '' })
  const suggested = keyword ? answer.data : undefined
  // Depends on the answer, not on the key: the panel stays as it is until there is a new answer.
  const shown = useMemo(() => {
    const suggestedKeyword = suggested?.keyword ?? ''
    return {
      keyword: suggestedKeyword,
      suggested,
      options: optionsOf({ text: suggestedKeyword, suggested, history: history ?? [], isNarrow: isPhone }),
    }
  }, [suggested, history, isPhone])
  const options = isShown ? shown.options : []
  const active = options.find(({ id }) => id === chosen)
  const idOf = (option: Option) => listId + option.id

  const close = () => {
    setOpen(false)
    setChosen(null)
  }

  const addToCart = ({ product, amount }: ToCart) => {
    addProduct({ product, amount })
    // The next command replaces this one.
    input.current?.select()
  }

  const chooseOption = (event: MouseEvent<HTMLElement>) => {
    const pressed = (event.target as Element).closest<HTMLElement>('[role="option"]')
    const option = options.find((one) => idOf(one) === pressed?.id)
    if (option?.kind === 'clear') return clearHistory.mutate()
    if (option?.kind === 'product' && (event.target as Element).closest('[data-add]')) {
      event.preventDefault()
      return addToCart(option)
    }
    // Opens in a new tab or window: the panel stays.
    if (!option || event.ctrlKey || event.metaKey || event.shiftKey) return undefined
    onType(option.keyword)
    close()
    // A dialog would return the focus here on closing, and the panel would open again.
    input.current?.blur()
    if (!isFull) return follow(event, pressed as HTMLAnchorElement)
    // Removes the full screen from the history: "back" leads from the results to the previous page.
    event.preventDefault()
    return browser.replace(option.href)
  }

  const move = (step: 1 | -1) => {
    // One more than the options: the field itself.
    const places = options.length + 1
    const from = active ? options.indexOf(active) + 1 : 0
    const next = options[((from + step + places) % places) - 1]
    setChosen(next?.id ?? null)
    if (next) document.getElementById(idOf(next))?.scrollIntoView({ block: 'nearest' })
  }

  // With an amount typed the first product is meant, unless another one is chosen; never one of an older text.
  const isCommand = suggested?.amount !== null && shown.keyword === keyword
  const bought = active ?? (isCommand ? options.find(({ kind }) => kind === 'product') : undefined)

  /** Keys pressed right after the last letter: the products of the whole text are on their way. */
  const buyWhenAnswered = async () => {
    // A search for the text tells of a failure.
    const answered = await queries.query({ ...suggestQuery(keyword), staleTime: 'static' }).catch(() => undefined)
    if (plain(input.current?.value ?? '') !== keyword) return
    const first = optionsOf({ text: keyword, suggested: answered, history: [] }).find(({ kind }) => kind === 'product')
    if (first?.kind === 'product' && first.isAmountTyped) addToCart(first)
    else input.current?.form?.requestSubmit()
  }

  const press = (event: KeyboardEvent) => {
    // Enter and arrows belong to the input method.
    if (event.isComposing) return
    const isAtEnd = input.current?.selectionStart === text.length
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      window.open(active && active.kind !== 'clear' ? active.href : searchAddress(keyword), '_blank', 'noopener')
    } else if (event.key === 'Enter' && event.shiftKey && hasCart && bought?.kind === 'product') {
      event.preventDefault()
      addToCart(bought)
    } else if (event.key === 'Enter' && event.shiftKey && hasCart && keyword && shown.keyword !== keyword) {
      event.preventDefault()
      void buyWhenAnswered()
    } else if (event.key === 'Enter' && active) {
      event.preventDefault()
      if (active.kind !== 'product' && active.kind !== 'clear') focusFirstRowOf(active.href)
      document.getElementById(idOf(active))?.click()
    } else if (event.key === 'Escape') {
      event.preventDefault()
      if (isFull) screen.close('openedSearch')
      else if (options.length > 0) close()
      else onType('')
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (isShown) move(event.key === 'ArrowDown' ? 1 : -1)
      else setOpen(true)
    } else if (event.key === 'ArrowRight' && isAtEnd && (active?.kind === 'query' || active?.kind === 'history')) {
      // To go on typing from the offered text.
      event.preventDefault()
      onType(`${active.keyword} `)
      setChosen(null)
    }
  }

  useFieldEvents(input, {
    onFocus: () => (isPhone ? !isFull && void screen.open({ openedSearch: true }) : setOpen(true)),
    onClick: () => !isPhone && setOpen(true),
    onBlur: () => !isPhone && close(),
    onInput: () => {
      setChosen(null)
      if (!isPhone) setOpen(true)
    },
    onKey: press,
    onSubmit: close,
  })
  const hintId = !isPhone && hasCart && options.some(({ kind }) => kind === 'product') ? `${listId}keys` : undefined
  useComboboxAria(input, { listId, isExpanded: options.length > 0, activeId: active && idOf(active), hintId })

  // "Back" closes the full screen, and the keyboard goes with it.
  useEffect(() => {
    const field = isFull ? input.current : null
    field?.focus()
    return () => field?.blur()
  }, [isFull, input])

  // Every option leads to the catalogue; a failed preload is ignored, the click will report it.
  useEffect(() => {
    if (isShown) router.preloadRoute({ to: paths.catalogue }).catch(() => undefined)
  }, [isShown, router])

  return {
    isShown,
    shown,
    listId,
    hintId,
    activeId: active && idOf(active),
    take: chooseOption,
    // An emptied field waits for no answer.
    isBusy: keyword !== '' && answer.isPlaceholderData,
    isNothingFound: keyword !== '' && answer.isSuccess && !answer.isPlaceholderData && options.length === 0,
  }
}
