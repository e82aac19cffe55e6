import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Popover from '@mui/material/Popover'
import Typography from '@mui/material/Typography'
import { mdiEyeOffOutline, mdiPinOffOutline, mdiPinOutline, mdiRestore } from '@mdi/js'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '#i18n/use-translation.tsx'
import { Icon } from '#ui/icon.tsx'
import { productListQuery } from '../catalogue.api.ts'
import { FilterFields } from '../filters/filter-fields.tsx'
import { panelQuery } from '../filters/filters.api.ts'
import { useCatalogueParams } from '../use-catalogue-params.ts'
import { type ShownColumn, shownColumns, usualTable, withToggledColumn, withToggledPin } from './feature-columns.rules.ts'
import { useKindTable } from './use-kind-table.ts'

type Props = { column: ShownColumn; kinds: readonly number[]; anchor: HTMLElement; onClose: () => void }

/** The filter of a column, which is that of the panel, and what can be done with the column itself. */
export function ColumnPopover({ column, kinds, anchor, onClose }: Props) {
  const { t } = useTranslation('catalogue')
  const { code, name, unit, isPinned } = column
  const title = unit ? `${name}, ${unit}` : name
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': title, sx: { width: 280, maxHeight: 480, p: 3 } } }}
    >
      <Typography variant="subtitle2" component="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <ColumnFilter code={code} />
      <ColumnActions code={code} kinds={kinds} isPinned={isPinned} onDone={onClose} label={t('table.actions')} />
    </Popover>
  )
}

function ColumnFilter({ code }: { code: string }) {
  const { t } = useTranslation('catalogue')
  const { params } = useCatalogueParams()
  const { data } = useQuery(panelQuery(params))
  const filter = data?.facets.find((facet) => facet.code === code)
  if (!filter) return data && <Typography color="textSecondary">{t('table.noFilter')}</Typography>
  return <FilterFields params={params} filter={filter} understood={data?.understood.get(filter.id)} />
}

type ActionProps = { code: string; kinds: readonly number[]; isPinned: boolean; onDone: () => void; label: string }

function ColumnActions({ code, kinds, isPinned, onDone, label }: ActionProps) {
  const { t } = useTranslation('catalogue')
  const { params } = useCatalogueParams()
  const { kept, keep } = useKindTable(kinds)
  const { data: table } = useQuery({ ...productListQuery(params), select: (list) => list.table })
  const hide = () => {
    const now = kept.shown ?? (table ? shownColumns(table, kept, Number.POSITIVE_INFINITY).map((column) => column.code) : [])
    keep(withToggledColumn(kept, now, code))
  }
  const actions = [
    {
      icon: isPinned ? mdiPinOffOutline : mdiPinOutline,
      text: t(isPinned ? 'table.unpin' : 'table.pin'),
      act: () => keep(withToggledPin(kept, code)),
    },
    { icon: mdiEyeOffOutline, text: t('table.hide'), act: hide },
    ...(kept.shown || kept.pinned.length > 0 || Object.keys(kept.widths).length > 0
      ? [{ icon: mdiRestore, text: t('table.reset'), act: () => keep(usualTable) }]
      : []),
  ]
  return (
    <Box
      role="group"
      aria-label={label}
      sx={{ display: 'grid', justifyItems: 'start', mt: 2, pt: 2, borderTop: 1, borderColor: 'divider' }}
    >
      {actions.map(({ icon, text, act }) => (
        <Button
          key={text}
          size="small"
          color="inherit"
          startIcon={<Icon path={icon} fontSize="small" />}
          onClick={() => {
            act()
            onDone()
          }}
        >
          {text}
        </Button>
      ))}
    </Box>
  )
}
