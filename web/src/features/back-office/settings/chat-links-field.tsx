import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { mdiClose } from '@mdi/js'
import type { ChatButton } from '@vitrina/contract/site/site.settings'
import { useTranslation } from '#i18n/use-translation.tsx'
import { Icon } from '#ui/icon.tsx'
import type { FieldProps } from './setting-field.tsx'

type ChatLink = ChatButton['chatButtons'][number]
const parts = ['hint', 'link', 'image', 'background'] as const satisfies readonly (keyof ChatLink)[]
const MOST_LINKS = 20

/** Links in the menu of the chat button: messengers, a phone, a mailbox. */
export function ChatLinksField({ field: { path }, value, onChange, errorAt }: FieldProps) {
  const { t } = useTranslation('settings')
  const links = Array.isArray(value) ? (value as ChatLink[]) : []
  const add = () => onChange([...links, { hint: '', link: '', image: '', background: '' }])
  return (
    <Box role="group" aria-label={t(`fields.${path}.title`)} sx={{ gridColumn: '1 / -1', display: 'grid', gap: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <Typography component="h3" sx={{ fontWeight: 600 }}>
          {t(`fields.${path}.title`)}
        </Typography>
        <Button size="small" variant="outlined" disabled={links.length >= MOST_LINKS} onClick={add}>
          {t('chatLinks.add')}
        </Button>
      </Box>
      {links.map((link, place) => (
        // A link has no name of its own: its place is all that tells it from the others.
        <Box key={place} sx={{ display: 'flex', gap: 2, alignItems: 'start' }}>
          <Box
            sx={{
              flexGrow: 1,
              display: 'grid',
              gap: 3,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
            }}
          >
            {parts.map((part) => {
              const error = errorAt(`${path}.${place}.${part}`)
              return (
                <TextField
                  key={part}
                  label={t(`chatLinks.${part}`)}
                  value={link[part]}
                  error={Boolean(error)}
                  helperText={error ?? (part === 'link' ? t('chatLinks.linkHint') : undefined)}
                  onChange={({ target }) => onChange(links.with(place, { ...link, [part]: target.value }))}
                  slotProps={{ htmlInput: { maxLength: 500 }, formHelperText: { ...(error && { role: 'alert' }) } }}
                />
              )
            })}
          </Box>
          <IconButton aria-label={t('chatLinks.remove', { number: place + 1 })} onClick={() => onChange(links.toSpliced(place, 1))}>
            <Icon path={mdiClose} fontSize="small" />
          </IconButton>
        </Box>
      ))}
    </Box>
  )
}
