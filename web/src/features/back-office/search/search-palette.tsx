import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import Dialog from '@mui/material/Dialog'
import InputBase from '@mui/material/InputBase'
import Typography from '@mui/material/Typography'
import { mdiMagnify } from '@mdi/js'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, useId, useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useHistoryStateSwitch } from '#lib/history-state.ts'
import { useStore } from '#lib/store.ts'
import { useUser } from '#parts/site/use-site.ts'
import { Icon } from '#ui/icon.tsx'
import { useIsLate } from '#ui/use-is-late.ts'
import { deskSearchQuery, type Find, findsOf, type FoundGroup, keyOf } from './desk-search.api.ts'
import { addressOf } from './found-address.ts'
import { FoundList, optionId } from './found-list.tsx'
import { recentFinds, rememberFind } from './recent-finds.ts'

/** A quick answer shows no wheel. */
const WHEEL_AFTER_MS = 300
const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** One search over the back office: answers while one types, arrows choose, Enter opens. */
export function SearchPalette() {
  const { t } = useTranslation('back-office')
  const { close } = useHistoryStateSwitch()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const user = useUser()
  const list = useId()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<string>()
  const text = typed.trim()
  const { data, error, isFetching, refetch } = useQuery(deskSearchQuery(text))
  const isSlow = useIsLate(isFetching, WHEEL_AFTER_MS)
  const { userId, items: recent = [] } = useStore(recentFinds)

  const found = text === '' ? [] : (data?.groups ?? [])
  const shown = text === '' ? (userId === user?.id ? recent : []) : findsOf(found)
  const groups =
    text === ''
      ? shown.length > 0
        ? [{ title: t('search.recent'), items: shown }]
        : []
      : found.map(({ kind, items, hasMore }) => ({
          title: `${t(`search.kinds.${kind}`)} · ${items.length}${hasMore ? '+' : ''}`,
          items: items.map((item) => ({ ...item, kind })),
        }))
  const active = shown.find((find) => keyOf(find) === chosen) ?? shown[0]

  const open = (find: Find) => {
    if (user) rememberFind(user.id, find)
    // In place of the palette's own entry: "back" leads to the screen it was opened over.
    void navigate({ href: addressOf(find, user?.Group), replace: true })
  }
  /** Of what is typed now: the list may still show the answer before. */
  const openFirst = async () => {
    // A failure is shown under the field.
    const fresh: { groups: FoundGroup[] } | null = await queries.query(deskSearchQuery(text)).catch(() => null)
    const finds = fresh ? findsOf(fresh.groups) : []
    const wanted = finds.find((find) => keyOf(find) === chosen) ?? finds[0]
    if (wanted) open(wanted)
  }
  const press = (event: KeyboardEvent) => {
    const by = steps[event.key]
    if (by !== undefined && shown.length > 0) {
      event.preventDefault()
      const place = active ? shown.indexOf(active) : -1
      const next = shown[(place + by + shown.length) % shown.length]
      setChosen(next && keyOf(next))
    }
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (text !== '') void openFirst()
    else if (active) open(active)
  }

  return (
    <Dialog
      open
      onClose={() => close('openedSearch')}
      fullWidth
      maxWidth="sm"
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
      slotProps={{
        paper: {
          'aria-label': t('search.title'),
          sx: { mt: { xs: 2, sm: '10vh' }, mx: { xs: 2, sm: 4 }, width: { xs: 'calc(100% - 16px)', sm: '100%' } },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, px: 4, borderBottom: 1, borderColor: 'divider' }}>
        <Icon path={mdiMagnify} sx={{ color: 'text.secondary' }} />
        <InputBase
          autoFocus
          fullWidth
          value={typed}
          placeholder={t('search.placeholder')}
          onChange={(event) => {
            setTyped(event.target.value)
            setChosen(undefined)
          }}
          onKeyDown={press}
          inputProps={{
            maxLength: 100,
            role: 'combobox',
            'aria-label': t('search.title'),
            'aria-autocomplete': 'list',
            'aria-expanded': shown.length > 0,
            'aria-controls': list,
            'aria-activedescendant': active && optionId(list, active),
            autoComplete: 'off',
            spellCheck: false,
          }}
          sx={{ height: 56, fontSize: 17 }}
        />
        {isSlow && <CircularProgress size={20} aria-label={t('search.loading')} />}
      </Box>
      {shown.length > 0 && (
        <FoundList
          id={list}
          label={t('search.found')}
          groups={groups}
          active={active && keyOf(active)}
          addressOf={(find) => addressOf(find, user?.Group)}
          onOpen={open}
        />
      )}
      {shown.length === 0 && (
        <Nothing
          text={text}
          hasFailed={error !== null && !isFetching}
          isAnswered={data !== undefined && !isFetching}
          onRetry={() => void refetch()}
        />
      )}
      <Box role="status" sx={{ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' }}>
        {text !== '' && data && !isFetching ? t('search.count', { count: shown.length }) : ''}
      </Box>
    </Dialog>
  )
}

type NothingProps = { text: string; hasFailed: boolean; isAnswered: boolean; onRetry: () => void }

function Nothing({ text, hasFailed, isAnswered, onRetry }: NothingProps) {
  const { t } = useTranslation('back-office')
  if (hasFailed)
    return (
      <Box role="alert" sx={{ px: 4, py: 4, display: 'flex', alignItems: 'center', gap: 3 }}>
        <Typography>{t('search.failed')}</Typography>
        <Button onClick={onRetry}>{t('search.retry')}</Button>
      </Box>
    )
  return (
    <Typography color="textSecondary" sx={{ px: 4, py: 4, overflowWrap: 'anywhere' }}>
      {text === '' ? t('search.start') : isAnswered ? t('search.none', { text }) : t('search.loading')}
    </Typography>
  )
}
