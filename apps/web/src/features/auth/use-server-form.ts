import { useFormik, type FormikValues } from 'formik'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import type { Failure } from '../../lib/failure.ts'
import { asFailure } from './describe-failure.ts'

interface Options<V extends FormikValues, R> {
  initialValues: V
  /** The server checks with the same. */
  schema: { cast: (values: V) => unknown }
  send: (values: V) => PromiseLike<{ data?: R | undefined; error?: unknown }>
  onDone: (answer: R, values: V) => void
  onFailure?: (failure: Failure) => unknown
}

const PASSWORD = 'currentPassword'
const checkPassword = (values: FormikValues) =>
  values[PASSWORD] === '' ? { [PASSWORD]: 'Enter your current password' } : {}

/**
 * A form that is checked when it is handed in, and from then on as it is changed. What the server finds
 * wrong with a field stands at that field; the first one that is wrong has the focus.
 */
export function useServerForm<V extends FormikValues, R>(options: Options<V, R>) {
  const { initialValues, schema, send, onDone, onFailure } = options
  const form = useRef<HTMLFormElement>(null)
  const [failure, setFailure] = useState<Failure>()
  const formik = useFormik<V>({
    initialValues,
    validationSchema: schema,
    // The schema cannot know who has one: the field is there for who has.
    validate: checkPassword,
    validateOnBlur: false,
    onSubmit: async (values, { setErrors }) => {
      setFailure(undefined)
      const sent = schema.cast(values) as V
      const { data, error } = await send(sent)
      if (error === undefined) return onDone(data as R, sent)
      const found = asFailure(error)
      const known = (found.fields ?? []).filter(({ path }) => path in initialValues)
      setErrors(Object.fromEntries(known.map(({ path, message }) => [path, message])) as object)
      if (known.length === 0) setFailure(found)
      onFailure?.(found)
    },
  })
  const { submitCount, isSubmitting, errors } = formik

  useEffect(() => {
    if (submitCount === 0 || isSubmitting) return
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [submitCount, isSubmitting])

  return {
    isBusy: isSubmitting,
    /** What went wrong with the whole; fields say themselves what is wrong with them. */
    failure,
    formProps: {
      ref: form,
      noValidate: true,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        if (!isSubmitting) formik.handleSubmit(event)
      },
    },
    fieldOf: (name: keyof V & string) => ({
      ...formik.getFieldProps(name),
      message: submitCount > 0 ? (errors[name] as string | undefined) : undefined,
    }),
  }
}
