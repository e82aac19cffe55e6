import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { mdiArrowDown, mdiArrowUp, mdiDragVertical, mdiOpenInNew, mdiTrashCanOutline } from '@mdi/js'
import type { EntryRow } from '@vitrina/contract/content/content-desk'
import { isOrdered, type OrderedKind } from '@vitrina/contract/content/content-entries.rules'
import { homeBlockKinds } from '@vitrina/contract/content/home-blocks'
import { messagePlaces } from '@vitrina/contract/content/content-entries'
import { type ReactNode, useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { Anchor } from '#ui/anchor.tsx'
import { Icon } from '#ui/icon.tsx'
import { showError, showMessage } from '#ui/messages.ts'
import { useOrderEntries, useRemoveEntry, useUndeleteEntry } from './content-desk.api.ts'
import { entryAddress } from './content.params.ts'
import { EntryState } from './entry-state.tsx'

const UNDO_MS = 10_000

/** Entries of one kind; where buyers see an order, it is changed by dragging or with the arrows. */
export function EntryList({ label, rows }: { label: string; rows: readonly EntryRow[] }) {
  const [first] = rows
  const kind = first && isOrdered(first.kind) ? first.kind : null
  if (kind) return <OrderedList label={label} kind={kind} rows={rows} />
  return (
    <List label={label}>
      {rows.map((row) => (
        <Row key={row.id} row={row} />
      ))}
    </List>
  )
}

const List = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box component="ul" aria-label={label} sx={{ m: 0, p: 0, listStyle: 'none', border: 1, borderColor: 'divider', borderRadius: 1 }}>
    {children}
  </Box>
)

function OrderedList({ label, kind, rows }: { label: string; kind: OrderedKind; rows: readonly EntryRow[] }) {
  const { t } = useTranslation('content-desk')
  const order = useOrderEntries(kind)
  const [dragged, setDragged] = useState<number | null>(null)
  const [over, setOver] = useState<number | null>(null)
  const ids = order.isPending && order.variables ? order.variables : rows.map(({ id }) => id)
  const shown = ids.flatMap((id) => rows.filter((row) => row.id === id))
  const move = (from: number, to: number) => {
    const id = ids[from]
    if (id === undefined || from === to) return
    order.mutate(ids.toSpliced(from, 1).toSpliced(to, 0, id), { onError: (error) => showError({ message: error.message }) })
  }
  const end = () => {
    setDragged(null)
    setOver(null)
  }
  return (
    <List label={label}>
      {shown.map((row, place) => (
        <Row
          key={row.id}
          row={row}
          drag={{
            isOver: over === place && dragged !== null && dragged !== place,
            onStart: () => setDragged(place),
            onOver: () => setOver(place),
            onDrop: () => {
              if (dragged !== null) move(dragged, place)
              end()
            },
            onEnd: end,
          }}
          order={
            <>
              <IconButton
                size="small"
                disabled={place === 0}
                aria-label={t('list.up', { title: row.title })}
                onClick={() => move(place, place - 1)}
              >
                <Icon path={mdiArrowUp} fontSize="small" />
              </IconButton>
              <IconButton
                size="small"
                disabled={place === shown.length - 1}
                aria-label={t('list.down', { title: row.title })}
                onClick={() => move(place, place + 1)}
              >
                <Icon path={mdiArrowDown} fontSize="small" />
              </IconButton>
            </>
          }
        />
      ))}
    </List>
  )
}

type Drag = { isOver: boolean; onStart: () => void; onOver: () => void; onDrop: () => void; onEnd: () => void }
type RowProps = { row: EntryRow; drag?: Drag; order?: ReactNode }

function Row({ row, drag, order }: RowProps) {
  const { t } = useTranslation('content-desk')
  const remove = useRemoveEntry()
  const undelete = useUndeleteEntry()
  const { kind, id, title, group, missing, address } = row
  const block = homeBlockKinds.find((one) => one === group)
  const place = messagePlaces.find((one) => one === group)
  const groupText = (kind === 'block' && block && t(`blocks.${block}`)) || (kind === 'message' && place && t(`places.${place}`)) || group
  const del = () =>
    remove.mutate(
      { kind, id },
      {
        onSuccess: () =>
          showMessage({
            text: t('list.deleted', { title }),
            duration: UNDO_MS,
            action: { label: t('list.undo'), run: () => undelete.mutate({ kind, id }) },
          }),
        onError: (error) => showError({ message: error.message }),
      },
    )
  return (
    <Box
      component="li"
      draggable={drag !== undefined}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', String(id))
        drag?.onStart()
      }}
      onDragOver={(event) => {
        if (!drag) return
        event.preventDefault()
        drag.onOver()
      }}
      onDrop={(event) => {
        event.preventDefault()
        drag?.onDrop()
      }}
      onDragEnd={() => drag?.onEnd()}
      sx={{
        display: 'flex',
        flexWrap: { xs: 'wrap', md: 'nowrap' },
        alignItems: 'center',
        gap: 2,
        px: 3,
        py: 2,
        bgcolor: drag?.isOver ? 'action.selected' : 'background.paper',
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      {drag && <Icon path={mdiDragVertical} fontSize="small" sx={{ color: 'text.secondary', cursor: 'grab' }} />}
      <Box sx={{ flex: '1 1 280px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Link component={Anchor} href={entryAddress(kind, id)} underline="hover" sx={{ fontWeight: 500 }}>
          {title || t('list.untitled')}
        </Link>
        {groupText && (
          <Typography variant="body2" color="textSecondary">
            {groupText}
          </Typography>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {missing.length > 0 && (
          <Chip
            size="small"
            variant="outlined"
            label={t('list.missing', { languages: missing.map((one) => one.toUpperCase()).join(', ') })}
          />
        )}
        <EntryState entry={row} />
      </Box>
      <Box sx={{ display: 'flex' }}>
        {order}
        {address !== null && row.isPublished && (
          <IconButton size="small" component={Anchor} href={address} target="_blank" aria-label={t('list.open', { title })}>
            <Icon path={mdiOpenInNew} fontSize="small" />
          </IconButton>
        )}
        <IconButton size="small" disabled={remove.isPending} aria-label={t('list.remove', { title })} onClick={del}>
          <Icon path={mdiTrashCanOutline} fontSize="small" />
        </IconButton>
      </Box>
    </Box>
  )
}
