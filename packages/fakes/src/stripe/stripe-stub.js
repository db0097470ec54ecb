/* Stands in for Stripe.js in demos and browser tests: a card form that pays at the stand-in for Stripe. */
;(() => {
  const API = '__STRIPE_API_URL__'
  const DARK = { text: '#ffffff', field: '#1f2937', line: '#9ca3af' }
  const LIGHT = { text: '#111827', field: '#ffffff', line: '#6b7280' }

  /** Style sheets of strangers are forbidden by our pages' policy; single properties are not. */
  const make = (tag, style, more = {}) => {
    const made = document.createElement(tag)
    Object.assign(made.style, style)
    Object.assign(made, more)
    return made
  }

  async function call(method, path, params) {
    const body = new URLSearchParams(params)
    const address = API + path + (method === 'GET' ? `?${body}` : '')
    const answer = await fetch(address, method === 'GET' ? {} : { method, body })
    return answer.json()
  }

  const connectionError = {
    type: 'api_connection_error',
    message: 'We are experiencing issues connecting to the payment service. Please try again.',
  }
  /** '1130' becomes '11 / 30', and '3' the month '03', as the real form writes them. */
  function writeExpiry(typed) {
    const digits = typed.replaceAll(/\D/g, '').replace(/^[2-9]/, '0$&')
    const year = digits.length > 4 ? digits.slice(2).replace(/^20(?=\d)/, '') : digits.slice(2)
    return year ? `${digits.slice(0, 2)} / ${year.slice(0, 2)}` : digits
  }
  const idOf = (clientSecret) => clientSecret.split('_secret_')[0]

  function createPaymentElement(appearance) {
    const dark = appearance?.theme === 'night'
    const { colorText, colorBackground, colorTextSecondary } = appearance?.variables ?? {}
    const given = { text: colorText, field: colorBackground, line: colorTextSecondary }
    const asked = Object.entries(given).filter(([, color]) => color)
    const colors = { ...(dark ? DARK : LIGHT), ...Object.fromEntries(asked) }
    const heard = new Map()
    const fields = new Map()
    let root
    let type = 'card'

    const emit = (name, event = {}) => {
      for (const listener of heard.get(name) ?? []) {
        listener({ elementType: 'payment', ...event })
      }
    }
    const valueOf = (name) => fields.get(name)?.value.trim() ?? ''
    const findProblem = () => {
      if (type !== 'card') return undefined
      if (valueOf('number').replaceAll(' ', '').length < 13)
        return 'Your card number is incomplete.'
      if (!/^\d\d ?\/ ?\d\d$/.test(valueOf('expiry'))) {
        return "Your card's expiration date is incomplete."
      }
      if (!/^\d{3,4}$/.test(valueOf('cvc'))) return "Your card's security code is incomplete."
      return undefined
    }
    const tellChange = () =>
      emit('change', {
        complete: findProblem() === undefined,
        empty: type === 'card' && valueOf('number') === '',
        collapsed: false,
        value: { type },
      })

    function addField(form, name, label, hint, autocomplete) {
      const row = make('label', { display: 'block', marginBottom: '12px', color: colors.text })
      row.append(make('span', { display: 'block', fontSize: '14px' }, { textContent: label }))
      const input = make(
        'input',
        {
          width: '100%',
          boxSizing: 'border-box',
          padding: '12px',
          font: 'inherit',
          color: colors.text,
          background: colors.field,
          border: `1px solid ${colors.line}`,
          borderRadius: '4px',
        },
        { name, autocomplete, inputMode: 'numeric', placeholder: hint },
      )
      input.addEventListener('input', () => {
        if (name === 'expiry') input.value = writeExpiry(input.value)
        tellChange()
      })
      fields.set(name, input)
      row.append(input)
      form.append(row)
    }

    function build() {
      const box = make('div', { color: colors.text, textAlign: 'left' })
      const choice = make('fieldset', { border: '0', padding: '0', margin: '0 0 12px' })
      choice.append(make('legend', { fontSize: '14px' }, { textContent: 'Pay by' }))
      const card = make('div', {})
      for (const [value, label] of [
        ['card', 'Card'],
        ['us_bank_account', 'US bank account'],
      ]) {
        const row = make('label', { display: 'inline-block', padding: '12px 16px 12px 0' })
        const radio = make('input', {}, { type: 'radio', name: 'payment-method', value })
        radio.checked = value === 'card'
        radio.addEventListener('change', () => {
          type = value
          card.hidden = value !== 'card'
          tellChange()
        })
        row.append(radio, ` ${label}`)
        choice.append(row)
      }
      box.append(choice, card)
      addField(card, 'number', 'Card number', '1234 1234 1234 1234', 'cc-number')
      addField(card, 'expiry', 'Expiration date', 'MM / YY', 'cc-exp')
      addField(card, 'cvc', 'Security code', 'CVC', 'cc-csc')
      return box
    }

    return {
      mount(place) {
        const where = typeof place === 'string' ? document.querySelector(place) : place
        root = build()
        where.replaceChildren(root)
        queueMicrotask(() => {
          emit('loaderstart')
          emit('ready')
        })
      },
      on(name, listener) {
        heard.set(name, [...(heard.get(name) ?? []), listener])
        return this
      },
      once(name, listener) {
        const once = (event) => {
          this.off(name, once)
          listener(event)
        }
        return this.on(name, once)
      },
      off(name, listener) {
        heard.set(
          name,
          (heard.get(name) ?? []).filter((one) => listener !== undefined && one !== listener),
        )
        return this
      },
      update() {},
      collapse() {},
      blur() {},
      clear() {},
      focus: () => fields.get('number')?.focus(),
      unmount: () => root?.remove(),
      destroy: () => root?.remove(),
      findProblem,
      readMethod: () => {
        if (type !== 'card') return { 'payment_method_data[type]': type }
        const [month = '', year = ''] = valueOf('expiry').split('/')
        return {
          'payment_method_data[type]': 'card',
          'payment_method_data[card][number]': valueOf('number').replaceAll(' ', ''),
          'payment_method_data[card][exp_month]': month.trim(),
          'payment_method_data[card][exp_year]': year.trim(),
          'payment_method_data[card][cvc]': valueOf('cvc'),
        }
      },
    }
  }

  function createElements(options = {}) {
    let element = null
    const asked = { ...options }
    return {
      asked,
      create: (type) => {
        if (type !== 'payment') throw new Error(`The stand-in has no element '${type}'`)
        element = createPaymentElement(asked.appearance)
        return element
      },
      getElement: () => element,
      update: (more) => Object.assign(asked, more),
      fetchUpdates: () => Promise.resolve({}),
      on() {
        return this
      },
      off() {
        return this
      },
      submit: () => {
        const message = element?.findProblem()
        return Promise.resolve(message ? { error: { type: 'validation_error', message } } : {})
      },
    }
  }

  function createStripe(key) {
    function readPayer({ payment_method_data: { billing_details: { email } = {} } = {} }) {
      return email ? { 'payment_method_data[billing_details][email]': email } : {}
    }

    async function confirmPayment({ elements, clientSecret, confirmParams = {}, redirect }) {
      const secret = clientSecret ?? elements.asked.clientSecret
      const { error: invalid } = await elements.submit()
      if (invalid) return { error: invalid }
      try {
        const answer = await call('POST', `/v1/payment_intents/${idOf(secret)}/confirm`, {
          key,
          client_secret: secret,
          return_url: confirmParams.return_url ?? location.href,
          ...elements.getElement().readMethod(),
          ...readPayer(confirmParams),
        })
        if (answer.error) return { error: answer.error }
        if (redirect !== 'if_required') {
          const back = new URL(confirmParams.return_url, location.href)
          back.searchParams.set('payment_intent', answer.id)
          back.searchParams.set('payment_intent_client_secret', secret)
          back.searchParams.set('redirect_status', answer.status)
          location.assign(back)
          return await new Promise(() => {})
        }
        return { paymentIntent: answer }
      } catch {
        return { error: connectionError }
      }
    }

    async function retrievePaymentIntent(secret) {
      try {
        const answer = await call('GET', `/v1/payment_intents/${idOf(secret)}`, {
          key,
          client_secret: secret,
        })
        return answer.error ? { error: answer.error } : { paymentIntent: answer }
      } catch {
        return { error: connectionError }
      }
    }

    const absent = () => Promise.reject(new Error('The stand-in for Stripe.js cannot do this'))
    return {
      elements: createElements,
      confirmPayment,
      retrievePaymentIntent,
      // The React bindings look for these before they believe that this is Stripe.js.
      createToken: absent,
      createPaymentMethod: absent,
      confirmCardPayment: absent,
      registerAppInfo() {},
      _registerWrapper() {},
    }
  }

  window.Stripe = Object.assign(createStripe, { version: 'endive' })
})()
