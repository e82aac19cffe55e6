import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type Language, languages, type Localised } from '@vitrina/contract/languages'
import { useRef, useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { showError } from '#ui/messages.ts'
import { useAddContentPicture } from './content-desk.api.ts'
import { useEntryForm } from './entry-form-context.ts'
import { insertMarkup, type MarkupTool, markupTools } from './insert-markup.rules.ts'

type Props = { label: string; path: string; value: Localised; onChange: (value: Localised) => void }

/** A text with headings, lists, links, tables and pictures, in every language side by side. */
export function HtmlText({ label, path, value, onChange }: Props) {
  const { t } = useTranslation('content-desk')
  const { errorAt } = useEntryForm()
  const [open, setOpen] = useState<Language>('ru')
  const areas = useRef<Partial<Record<Language, HTMLTextAreaElement | null>>>({})
  const file = useRef<HTMLInputElement>(null)
  const upload = useAddContentPicture()

  const insert = (tool: MarkupTool, address = '') => {
    const area = areas.current[open]
    const text = value[open] ?? ''
    const selection = { start: area?.selectionStart ?? text.length, end: area?.selectionEnd ?? text.length }
    const { text: changed, cursor } = insertMarkup(text, selection, { tool, address })
    onChange({ ...value, [open]: changed })
    // After React has written the text, or the cursor would jump to its end.
    requestAnimationFrame(() => {
      area?.focus()
      area?.setSelectionRange(cursor, cursor)
    })
  }
  const run = (tool: MarkupTool) => (tool === 'picture' ? file.current?.click() : insert(tool, tool === 'link' ? '/' : ''))
  const addPicture = (chosen: File) =>
    upload.mutate(chosen, {
      onSuccess: ({ url }) => insert('picture', url),
      onError: (error) => showError({ prefix: chosen.name, message: error.message }),
    })

  return (
    <Box role="group" aria-label={label}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}>
        <Typography variant="body2" color="textSecondary" sx={{ mr: 2 }}>
          {t('html.into', { label, language: t(`languages.${open}`) })}
        </Typography>
        {markupTools.map((tool) => (
          <Button
            key={tool}
            size="small"
            variant="outlined"
            color="inherit"
            loading={tool === 'picture' && upload.isPending}
            // The cursor stays in the text.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => run(tool)}
          >
            {t(`html.${tool}`)}
          </Button>
        ))}
        <input
          ref={file}
          hidden
          type="file"
          accept=".jpg,.jpeg,.png"
          aria-label={t('html.picture')}
          onChange={({ target }) => {
            const chosen = target.files?.[0]
            if (chosen) addPicture(chosen)
            target.value = ''
          }}
        />
      </Box>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' } }}>
        {languages.map((language) => {
          const error = errorAt(`${path}.${language}`)
          return (
            <TextField
              key={language}
              label={t('inLanguage', { label, language: t(`languages.${language}`) })}
              multiline
              minRows={8}
              maxRows={24}
              value={value[language] ?? ''}
              error={Boolean(error)}
              helperText={error}
              inputRef={(area: HTMLTextAreaElement | null) => {
                areas.current[language] = area
              }}
              onFocus={() => setOpen(language)}
              onChange={({ target }) => onChange({ ...value, [language]: target.value })}
              slotProps={{
                htmlInput: { lang: language, spellCheck: true, sx: { fontFamily: 'monospace', fontSize: 13 } },
                formHelperText: { ...(error && { role: 'alert' }) },
              }}
            />
          )
        })}
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {t('html.hint')}
      </Typography>
    </Box>
  )
}
