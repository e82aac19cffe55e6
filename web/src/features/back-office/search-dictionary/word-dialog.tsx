import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type DictionaryEntry, MAX_MEANINGS, MAX_SAYS_LENGTH } from '@vitrina/contract/catalogue/search-dictionary'
import { type ReactNode, useState } from 'react'
import { ApiError } from '#api/api-error.ts'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useHistoryState, useHistoryStateSwitch } from '#lib/history-state.ts'
import { AppDialog } from '#ui/dialog.tsx'
import { DialogForm } from '#ui/dialog-form.tsx'
import { useAddWord, useChangeWord } from './search-dictionary.api.ts'

/** Adds a word, or changes what it means. */
export function WordDialog({ words }: { words: readonly DictionaryEntry[] }) {
  const opened = useHistoryState('openedDictionaryWord')
  const { close } = useHistoryStateSwitch()
  const onClose = () => close('openedDictionaryWord')
  if (!opened) return null
  if ('says' in opened) return <NewWord says={opened.says} onClose={onClose} />
  const word = words.find(({ key }) => key === opened.key)
  return word ? <OldWord key={word.key} word={word} onClose={onClose} /> : null
}

function NewWord({ says: given, onClose }: { says: string; onClose: () => void }) {
  const { t } = useTranslation('search-dictionary')
  const [says, setSays] = useState(given)
  const add = useAddWord()
  return (
    <AppDialog isOpen title={t('dialog.add')} onClose={onClose} isBusy={add.isPending} maxWidth="md">
      <MeaningsForm
        means={[]}
        isIncomplete={says.trim() === ''}
        isPending={add.isPending}
        error={add.error}
        onSubmit={(means) => add.mutate({ says, means }, { onSuccess: onClose })}
      >
        <TextField
          autoFocus={given === ''}
          label={t('dialog.says')}
          helperText={t('dialog.saysHint')}
          value={says}
          onChange={({ target }) => setSays(target.value)}
          slotProps={{ htmlInput: { maxLength: MAX_SAYS_LENGTH } }}
        />
      </MeaningsForm>
    </AppDialog>
  )
}

function OldWord({ word: { key, says, means: before, shippedMeans, isOff }, onClose }: { word: DictionaryEntry; onClose: () => void }) {
  const { t } = useTranslation('search-dictionary')
  const change = useChangeWord()
  return (
    <AppDialog isOpen title={t('dialog.change', { says })} onClose={onClose} isBusy={change.isPending} maxWidth="md">
      <MeaningsForm
        means={before}
        isPending={change.isPending}
        error={change.error}
        onSubmit={(means) => change.mutate({ key, means, isOff }, { onSuccess: onClose })}
      >
        {shippedMeans && (
          <Typography variant="body2" color="textSecondary">
            {t('dialog.shipped', { means: shippedMeans.join('; ') })}
          </Typography>
        )}
      </MeaningsForm>
    </AppDialog>
  )
}

type FormProps = {
  means: readonly string[]
  isIncomplete?: boolean
  isPending: boolean
  error: Error | null
  onSubmit: (means: string[]) => void
  children: ReactNode
}

const linesOf = (text: string) => [...new Set(text.split('\n').flatMap((line) => line.trim() || []))]

function MeaningsForm({ means: before, isIncomplete = false, isPending, error, onSubmit, children }: FormProps) {
  const { t } = useTranslation('search-dictionary')
  const [text, setText] = useState(before.join('\n'))
  const means = linesOf(text)
  return (
    <DialogForm
      submit={t('dialog.save')}
      isPending={isPending}
      isIncomplete={isIncomplete || means.length === 0 || means.length > MAX_MEANINGS}
      error={error instanceof ApiError ? error.message : undefined}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit(means)
      }}
    >
      {children}
      <TextField
        multiline
        minRows={3}
        label={t('dialog.means')}
        helperText={t('dialog.meansHint', { count: MAX_MEANINGS })}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </DialogForm>
  )
}
