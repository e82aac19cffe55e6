import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { mdiPackageVariant, mdiWarehouse } from '@mdi/js'
import { useQuery } from '@tanstack/react-query'
import { MOST_COUNTED_GOODS } from '@vitrina/contract/goods/goods'
import { useRef, useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { deskPaths } from '#lib/desk-paths.ts'
import { useNumber } from '#parts/product/use-number.ts'
import { ErrorView } from '#ui/error-view.tsx'
import { ListEmpty } from '#ui/list-empty.tsx'
import { ListPages } from '#ui/list-pages.tsx'
import { ListSkeleton } from '#ui/list-skeleton.tsx'
import { usePhone } from '#ui/use-desktop.ts'
import { useMayEnter } from '../use-rooms.ts'
import { amountText } from './read-amount.rules.ts'
import { ReasonField } from './reason-field.tsx'
import { stockQuery, stockReferenceQuery } from './stock.api.ts'
import { StockCards } from './stock-cards.tsx'
import { StockFilters } from './stock-filters.tsx'
import { isStockFiltered, noStockFilters, type StockParams, stockAddress } from './stock.params.ts'
import { StockTable } from './stock-table.tsx'
import { type CellEdits, editedFields, type EditedField, useCellEdits } from './use-cell-edits.ts'

/** Stock of the goods in every warehouse, with fields to change it. */
export function StockPanel({ params }: { params: StockParams }) {
  const { t } = useTranslation('stock-desk')
  const { data, error, refetch, isPlaceholderData } = useQuery(stockQuery(params))
  const reference = useQuery(stockReferenceQuery)
  const mayEnter = useMayEnter()
  const addressOf = (changed: Partial<StockParams>) => stockAddress({ ...params, page: 1, ...changed })
  const failed = error ?? reference.error
  if (failed && (!data || !reference.data))
    return <ErrorView error={failed} onRetry={() => void Promise.all([refetch(), reference.refetch()])} />
  if (!data || !reference.data) return <ListSkeleton rowHeight={48} />
  const { warehouses } = reference.data
  if (warehouses.length === 0)
    return (
      <ListEmpty
        icon={mdiWarehouse}
        texts={{ title: t('noWarehouses.title'), text: t('noWarehouses.text'), action: t('noWarehouses.go') }}
        href={deskPaths.delivery}
      />
    )
  const isNarrowed = isStockFiltered(params)
  const source = mayEnter('import') ? deskPaths.imports : deskPaths.delivery
  return (
    <>
      <StockFilters params={params} addressOf={addressOf} />
      {data.items.length === 0 && (
        <ListEmpty
          icon={mdiPackageVariant}
          texts={
            isNarrowed
              ? { title: t('nothing.title'), text: t('nothing.text'), action: t('filters.clear') }
              : {
                  title: t('noGoods.title'),
                  text: t('noGoods.text'),
                  action: t(mayEnter('import') ? 'noGoods.import' : 'noGoods.delivery'),
                }
          }
          href={isNarrowed ? addressOf(noStockFilters) : source}
        />
      )}
      {data.items.length > 0 && (
        <Box sx={{ opacity: isPlaceholderData ? 0.5 : 1 }}>
          <Typography variant="body2" color="textSecondary" role="status" sx={{ mb: 2 }}>
            {t(data.meta.totalCount < MOST_COUNTED_GOODS ? 'found' : 'many', { count: data.meta.totalCount })}
          </Typography>
          <Editor rows={data.items} columns={warehouses.filter(({ id }) => params.warehouse === '' || String(id) === params.warehouse)} />
          <ListPages
            label={t('pages')}
            page={data.meta.currentPage}
            count={data.meta.pageCount}
            addressOf={(page) => addressOf({ page })}
          />
        </Box>
      )}
    </>
  )
}

type EditorProps = Pick<Parameters<typeof StockTable>[0], 'rows' | 'columns'>

function Editor({ rows, columns }: EditorProps) {
  const { t } = useTranslation('stock-desk')
  const edits = useCellEdits()
  const [edited, setEdited] = useState<EditedField>('free')
  const [reason, setReason] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const isPhone = usePhone()
  const askReason = () => {
    setIsMissing(true)
    field.current?.focus()
  }
  return (
    <>
      <Problem edits={edits} />
      {!isPhone && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 3 }}>
          <ToggleButtonGroup
            exclusive
            size="small"
            aria-label={t('edit.what')}
            value={edited}
            onChange={(_, chosen: EditedField | null) => chosen && setEdited(chosen)}
          >
            {editedFields.map((one) => (
              <ToggleButton key={one} value={one}>
                {t(`edit.${one}Short`)}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
          {edited === 'free' && (
            <ReasonField
              value={reason}
              onChange={(typed) => {
                setReason(typed)
                setIsMissing(false)
              }}
              isMissing={isMissing}
              inputRef={field}
            />
          )}
          <Typography variant="body2" color="textSecondary" sx={{ flex: '1 1 200px' }}>
            {t('table.hint')}
          </Typography>
        </Box>
      )}
      <Box
        role="status"
        aria-live="polite"
        sx={{ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }}
      >
        {edits.saved}
      </Box>
      {isPhone ? (
        <StockCards rows={rows} columns={columns} edits={edits} />
      ) : (
        <StockTable rows={rows} columns={columns} edited={edited} reason={reason} edits={edits} onReasonMissing={askReason} />
      )}
    </>
  )
}

/** The refusal, with the choice when somebody else has changed the amount meanwhile. */
function Problem({ edits }: { edits: CellEdits }) {
  const { t } = useTranslation('stock-desk')
  const number = useNumber()
  const { problem } = edits
  if (!problem) return null
  const { edit, text, current } = problem
  return (
    <Alert
      severity="warning"
      sx={{ mb: 3, flexWrap: 'wrap' }}
      onClose={edits.dismiss}
      {...(current && {
        action: (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button size="small" color="inherit" variant="outlined" loading={edits.isPending} onClick={edits.insist}>
              {t('conflict.insist', { amount: amountText(edit.value) })}
            </Button>
            <Button size="small" color="inherit" onClick={edits.dismiss}>
              {t('conflict.leave', { amount: number(current.free ?? 0) })}
            </Button>
          </Box>
        ),
      })}
    >
      {edit.row.article}: {text}
    </Alert>
  )
}
