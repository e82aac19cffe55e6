import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { mdiArrowDown, mdiArrowUp, mdiDeleteOutline } from '@mdi/js'
import { useQuery } from '@tanstack/react-query'
import {
  type LineFields,
  replacementPolicies,
  type SpecificationChange,
} from '@vitrina/contract/specifications/specification-document.rules'
import { type SubmitEvent, useDeferredValue, useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { randomUuid } from '#lib/random-uuid.ts'
import { readAmountCell } from '#parts/outline/pasted-block.rules.ts'
import { suggestedProductsQuery } from '#parts/product/suggested-products.ts'
import { AppDialog } from '#ui/dialog.tsx'
import { DialogForm } from '#ui/dialog-form.tsx'
import { Icon } from '#ui/icon.tsx'
import { type Editor, productOf } from './editor.ts'
import { moveRowsBy, placeAtEnd } from './move-rows.rules.ts'
import { blankLine } from './paste.rules.ts'
import { asLineProduct, changeOfText } from './use-cell-edit.tsx'
import { candidatesQuery } from '../specifications.api.ts'
import { isRaw } from './match-lines.rules.ts'
import type { FoundProduct } from './product-editor.tsx'
import type { Grid } from './use-grid.ts'
import type { ViewRow } from './view-rows.rules.ts'

/** `search`: words to look for a product by; empty: the line's own text. */
type Props = { row: ViewRow; search?: string; editor: Editor; grid: Grid; onClose: () => void }

/** All that the table does with a row, as a form for a thumb. */
export function LineDialog({ row, search = '', editor, grid, onClose }: Props) {
  const { t } = useTranslation('specifications')
  const act = (changes: SpecificationChange[]) => {
    editor.change(changes)
    onClose()
  }
  const ids = new Set([row.id])
  return (
    <AppDialog isOpen title={t(`cards.titles.${row.kind}`)} onClose={onClose}>
      {row.kind === 'group' ? (
        <GroupForm row={row} onChange={act} />
      ) : (
        <LineForm row={row} search={search} editor={editor} grid={grid} onChange={act} />
      )}
      {row.kind !== 'new' && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 4 }}>
          <Button
            color="inherit"
            startIcon={<Icon path={mdiArrowUp} fontSize="small" />}
            onClick={() => editor.change(moveRowsBy(grid.document, grid.rows, ids, -1))}
          >
            {t('tools.moveUp')}
          </Button>
          <Button
            color="inherit"
            startIcon={<Icon path={mdiArrowDown} fontSize="small" />}
            onClick={() => editor.change(moveRowsBy(grid.document, grid.rows, ids, 1))}
          >
            {t('tools.moveDown')}
          </Button>
          <Button
            color="error"
            startIcon={<Icon path={mdiDeleteOutline} fontSize="small" />}
            onClick={() => act([row.kind === 'group' ? { op: 'removeGroup', id: row.id } : { op: 'removeLines', ids: [row.id] }])}
          >
            {t('tools.remove')}
          </Button>
        </Box>
      )}
    </AppDialog>
  )
}

const TOP = { groupId: null, after: null }

function GroupForm({ row, onChange }: { row: Extract<ViewRow, { kind: 'group' }>; onChange: (changes: SpecificationChange[]) => void }) {
  const { t } = useTranslation('specifications')
  const [name, setName] = useState(row.group.name)
  const [times, setTimes] = useState(String(row.group.multiplier))
  const changes = [changeOfText(row, 'product', name, TOP), changeOfText(row, 'amount', times, TOP)]
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onChange(changes.filter((change) => change !== null))
  }
  return (
    <DialogForm onSubmit={submit} submit={t('rename.submit')} isPending={false} isIncomplete={changes.includes(null)}>
      <TextField
        label={t('fields.name')}
        value={name}
        onChange={({ target }) => setName(target.value)}
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
      <TextField
        label={t('cards.multiplier')}
        value={times}
        error={changes[1] === null}
        onChange={({ target }) => setTimes(target.value)}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      />
    </DialogForm>
  )
}

type LineFormProps = {
  row: Exclude<ViewRow, { kind: 'group' }>
  search: string
  editor: Editor
  grid: Grid
  onChange: (changes: SpecificationChange[]) => void
}

function LineForm({ row, search, editor, grid, onChange }: LineFormProps) {
  const { t } = useTranslation('specifications')
  const end = placeAtEnd(grid.rows, grid.document)
  const [line] = useState(() => (row.kind === 'line' ? row.line : blankLine(randomUuid(), end.groupId)))
  const initialText = productOf(editor.get().products, line)?.name ?? line.rawText
  const [text, setText] = useState(search || initialText)
  const [product, setProduct] = useState<FoundProduct | null>(null)
  const [amount, setAmount] = useState(String(line.amount).replace('.', ','))
  const [unit, setUnit] = useState(line.unit)
  const [note, setNote] = useState(line.note)
  const [replacement, setReplacement] = useState(line.replacement)
  const keyword = useDeferredValue(text.trim())
  const { data } = useQuery({ ...suggestedProductsQuery(keyword), enabled: keyword.length > 1 && text !== initialText && !product })
  const isUntouched = text === initialText && !product
  const { data: matched } = useQuery({ ...candidatesQuery(line.rawText), enabled: isRaw(line) && line.rawText !== '' && isUntouched })
  const offered: readonly FoundProduct[] = isUntouched ? (matched?.candidates ?? []).map((one) => one.product) : (data?.products ?? [])
  const read = readAmountCell(amount)

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!read) return
    const what: LineFields = product
      ? { productId: product.id, customProductId: null }
      : text === initialText
        ? {}
        : { rawText: text.trim(), productId: null, customProductId: null }
    if (product) editor.learn(asLineProduct(product))
    const fields = { ...what, amount: read.amount, unit: unit || read.unit, note, replacement }
    onChange([
      row.kind === 'line'
        ? { op: 'setLines', lines: [{ id: row.id, ...fields }] }
        : { op: 'addLines', lines: [{ ...line, ...fields }], after: end.after },
    ])
  }
  return (
    <DialogForm onSubmit={submit} submit={t('rename.submit')} isPending={false} isIncomplete={!read || (text.trim() === '' && !product)}>
      <Autocomplete
        freeSolo
        inputValue={text}
        options={offered}
        filterOptions={(options) => options}
        getOptionLabel={(option) => (typeof option === 'string' ? option : option.name)}
        onInputChange={(_, next) => {
          setText(next)
          setProduct((before) => (before?.name === next ? before : null))
        }}
        onChange={(_, chosen) => setProduct(typeof chosen === 'string' ? null : chosen)}
        renderOption={({ key, ...props }, option) => (
          <li key={key} {...props}>
            {option.article} {option.name}
          </li>
        )}
        renderInput={(params) => <TextField {...params} autoFocus={row.kind === 'new'} label={t('columns.product')} />}
      />
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: '1fr 1fr' }}>
        <TextField
          label={t('columns.amount')}
          value={amount}
          error={!read}
          onChange={({ target }) => setAmount(target.value)}
          slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        />
        <TextField
          label={t('columns.unit')}
          value={unit}
          onChange={({ target }) => setUnit(target.value)}
          slotProps={{ htmlInput: { maxLength: 20 } }}
        />
      </Box>
      <TextField
        select
        label={t('columns.replacement')}
        value={replacement}
        onChange={({ target }) => setReplacement(replacementPolicies.find((one) => one === target.value) ?? 'ask')}
      >
        {replacementPolicies.map((policy) => (
          <MenuItem key={policy} value={policy}>
            {t(`replacement.${policy}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        multiline
        label={t('columns.note')}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
    </DialogForm>
  )
}
