import Box from '@mui/material/Box'
import {
  mdiAccountOutline,
  mdiArrowULeftTop,
  mdiCashMultiple,
  mdiClipboardTextOutline,
  mdiDomain,
  mdiFileDocumentOutline,
  mdiLightningBoltOutline,
  mdiPackageVariantClosed,
  mdiTruckOutline,
} from '@mdi/js'
import { formatDay } from '@vitrina/contract/days/days.rules'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatPhone } from '#lib/phones.ts'
import { useMoney } from '#parts/price/use-money.ts'
import { Anchor } from '#ui/anchor.tsx'
import { Icon } from '#ui/icon.tsx'
import { type Find, keyOf } from './desk-search.api.ts'

const icons: Record<Find['kind'], string> = {
  orders: mdiClipboardTextOutline,
  pickups: mdiPackageVariantClosed,
  companies: mdiDomain,
  people: mdiAccountOutline,
  documents: mdiFileDocumentOutline,
  payments: mdiCashMultiple,
  shipments: mdiTruckOutline,
  returns: mdiArrowULeftTop,
  products: mdiLightningBoltOutline,
}

type Props = {
  id: string
  label: string
  groups: readonly { title: string; items: readonly Find[] }[]
  active: string | undefined
  addressOf: (find: Find) => string
  onOpen: (find: Find) => void
}

export const optionId = (list: string, find: Find): string => `${list}-${keyOf(find)}`

/** Finds by group; the chosen one is marked for the field above, which keeps the focus. */
export function FoundList({ id, label, groups, active, addressOf, onOpen }: Props) {
  return (
    <Box id={id} role="listbox" aria-label={label} sx={{ overflowY: 'auto', maxHeight: 'min(60vh, 560px)', pb: 2 }}>
      {groups.map(({ title, items }, place) => (
        <Box key={title} role="group" aria-labelledby={`${id}-${place}`}>
          <Box id={`${id}-${place}`} sx={{ px: 4, pt: 3, pb: 1, typography: 'caption', color: 'text.secondary', fontWeight: 600 }}>
            {title}
          </Box>
          {items.map((find) => (
            <Option key={keyOf(find)} list={id} find={find} isActive={keyOf(find) === active} address={addressOf(find)} onOpen={onOpen} />
          ))}
        </Box>
      ))}
    </Box>
  )
}

type OptionProps = { list: string; find: Find; isActive: boolean; address: string; onOpen: Props['onOpen'] }

function Option({ list, find, isActive, address, onOpen }: OptionProps) {
  const { t } = useTranslation(['back-office', 'orders'])
  const money = useMoney()
  const { kind, title, note, sum, day, orderState, documentType } = find
  const name = documentType ? `${t(`orders:documents.types.${documentType}`)} № ${title}` : title || t(`search.untitled.${kind}`)
  const figures = [day && formatDay(day), sum !== null && money(sum)].filter(Boolean).join(' · ')
  const facts = [orderState && t(`orders:states.${orderState}`), figures].filter(Boolean)
  return (
    <Box
      component={Anchor}
      href={address}
      role="option"
      id={optionId(list, find)}
      aria-selected={isActive}
      tabIndex={-1}
      ref={(element: HTMLElement | null) => {
        if (isActive) element?.scrollIntoView?.({ block: 'nearest' })
      }}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        onOpen(find)
      }}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 3,
        mx: 2,
        px: 2,
        minHeight: 44,
        borderRadius: 1,
        color: 'text.primary',
        textDecoration: 'none',
        '&:hover': { bgcolor: 'action.hover' },
        '&[aria-selected="true"]': { bgcolor: 'action.selected' },
      }}
    >
      <Icon path={icons[kind]} sx={{ fontSize: 20, color: 'text.secondary' }} />
      <Box sx={{ minWidth: 0, flexGrow: 1 }}>
        <Box sx={cut}>{name}</Box>
        {note && <Box sx={{ ...cut, fontSize: 12, color: 'text.secondary' }}>{formatPhone(note)}</Box>}
      </Box>
      {facts.length > 0 && (
        <Box sx={{ fontSize: 12, color: 'text.secondary', textAlign: 'right', flexShrink: 0, whiteSpace: 'nowrap' }}>
          {facts.map((fact) => (
            <div key={fact}>{fact}</div>
          ))}
        </Box>
      )}
    </Box>
  )
}

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
