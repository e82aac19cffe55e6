import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Popper from '@mui/material/Popper'
import { useQuery } from '@tanstack/react-query'
import type { ImportedProduct } from '@vitrina/contract/list-import/list-import'
import { type KeyboardEvent, useCallback, useDeferredValue, useId, useRef, useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useMoney } from '#parts/price/use-money.ts'
import { suggestedProductsQuery } from '#parts/product/suggested-products.ts'
import { candidatesQuery } from '../specifications.api.ts'
import { type AfterEdit, beginEditing, beginTyping } from './cell-editor.tsx'

/** A product as a search or the matching of lines finds it. */
export type FoundProduct = Pick<ImportedProduct, 'id' | 'article' | 'name' | 'brand' | 'unit' | 'minimumBatch' | 'multiplicity' | 'price'>

type Props = {
  label: string
  initial: string
  isTyped: boolean
  /** The text of a line without a product: what the catalogue has for it is offered before anything is typed. */
  rawText?: string
  onText: (text: string, after: AfterEdit) => void
  onProduct: (product: FoundProduct, amount: number | null, after: AfterEdit) => void
  onCancel: () => void
}

const same = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

/** Searches while a name or an article is typed; a text that is not chosen from the list stays a text. */
export function ProductEditor({ label, initial, isTyped, rawText = '', onText, onProduct, onCancel }: Props) {
  const { t } = useTranslation('specifications')
  const money = useMoney()
  const [text, setText] = useState(initial)
  const [place, setPlace] = useState(-1)
  const [anchor, setAnchor] = useState<HTMLInputElement | null>(null)
  const isDone = useRef(false)
  const listId = useId()
  const isTouched = isTyped || text !== initial
  const keyword = useDeferredValue(text.trim())
  const { data } = useQuery({ ...suggestedProductsQuery(keyword), enabled: keyword.length > 1 && isTouched })
  const { data: matched } = useQuery({ ...candidatesQuery(rawText), enabled: rawText !== '' && !isTouched })
  const products: readonly FoundProduct[] = isTouched ? (data?.products ?? []) : (matched?.candidates ?? []).map(({ product }) => product)
  // A whole article means its product.
  const chosen = place === -1 ? products.findIndex(({ article }) => same(article, text)) : place
  const begin = useCallback(
    (field: HTMLInputElement | null) => {
      setAnchor(field)
      if (isTyped) beginTyping(field)
      else beginEditing(field)
    },
    [isTyped],
  )

  const finish = (after: AfterEdit) => {
    if (isDone.current) return
    isDone.current = true
    const product = products[chosen]
    if (product) onProduct(product, isTouched ? (data?.amount?.value ?? null) : null, after)
    else onText(text.trim(), after)
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    event.stopPropagation()
    const { key } = event
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault()
      const step = key === 'ArrowDown' ? 1 : -1
      setPlace(Math.max(-1, Math.min(chosen + step, products.length - 1)))
    }
    if (key === 'Escape') {
      isDone.current = true
      onCancel()
    }
    if (key !== 'Enter' && key !== 'Tab') return
    event.preventDefault()
    finish({ key, isShift: event.shiftKey })
  }
  return (
    <>
      <input
        ref={begin}
        role="combobox"
        aria-label={label}
        aria-expanded={products.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={chosen >= 0 ? `${listId}-${chosen}` : undefined}
        value={text}
        maxLength={500}
        autoComplete="off"
        placeholder={t('grid.find')}
        onChange={({ target }) => {
          setText(target.value)
          setPlace(-1)
        }}
        onKeyDown={press}
        onPaste={(event) => event.stopPropagation()}
        onCopy={(event) => event.stopPropagation()}
        onCut={(event) => event.stopPropagation()}
        onBlur={() => finish('left')}
      />
      <Popper
        open={products.length > 0 && anchor !== null}
        anchorEl={anchor}
        placement="bottom-start"
        sx={{ zIndex: 'modal', width: 'min(640px, 90vw)' }}
      >
        <Paper elevation={8} id={listId} role="listbox" aria-label={label} sx={{ mt: 0.5, py: 1, maxHeight: 360, overflow: 'auto' }}>
          {products.map((product, at) => (
            <Box
              key={product.id}
              id={`${listId}-${at}`}
              role="option"
              aria-selected={at === chosen}
              // Before the field loses the focus.
              onMouseDown={(event) => {
                event.preventDefault()
                isDone.current = true
                onProduct(product, isTouched ? (data?.amount?.value ?? null) : null, 'stay')
              }}
              sx={{
                display: 'flex',
                gap: 3,
                px: 3,
                py: 1.5,
                fontSize: 13,
                cursor: 'pointer',
                '&:hover, &[aria-selected=true]': { bgcolor: 'action.selected' },
              }}
            >
              <Box component="span" sx={{ flexGrow: 1, minWidth: 0 }}>
                <b style={{ fontWeight: 500 }}>{product.article}</b> {product.name}
              </Box>
              {product.price && (
                <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
                  {money(product.price.value)} / {product.unit.name}
                </Box>
              )}
            </Box>
          ))}
        </Paper>
      </Popper>
    </>
  )
}
