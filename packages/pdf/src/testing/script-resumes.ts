import type { StructuredResume } from '@tailorbird/contracts'

/** What a short resume says in one language. */
export interface ScriptTexts {
  language: string
  name: string
  headings: [summary: string, skills: string, experience: string, education: string]
  summary: string
  skills: [category: string, ...skills: string[]]
  job: [company: string, location: string, position: string]
  bullets: string[]
  school: [institution: string, degree: string]
}

/** Short resumes in the scripts that the fonts have, with names of tools in Latin letters as people write them. */
export const SCRIPT_TEXTS: Record<string, ScriptTexts> = {
  simplified: {
    language: 'zh-Hans',
    name: '陈晓明',
    headings: ['个人简介', '专业技能', '工作经历', '教育背景'],
    summary: '八年后端开发经验,负责客户订单系统的设计与维护,今年直接管理六人团队。',
    skills: ['编程语言', 'Java', 'C++', '数据库'],
    job: ['上海云图科技有限公司', '上海', '高级软件工程师'],
    bullets: [
      '将夜间导入时间从四小时缩短到四十分钟。',
      '用 Kubernetes 部署了 38 个服务,没有中断。',
    ],
    school: ['复旦大学', '计算机科学学士'],
  },
  traditional: {
    language: 'zh-Hant',
    name: '林佳蓉',
    headings: ['個人簡介', '專業技能', '工作經歷', '學歷'],
    summary: '八年後端開發經驗,負責客戶訂單系統的設計與維護,直接管理六人團隊。',
    skills: ['程式語言', 'Java', 'C++', '資料庫'],
    job: ['台北雲圖科技股份有限公司', '台北', '資深軟體工程師'],
    bullets: ['將夜間匯入時間從四小時縮短到四十分鐘。', '用 Kubernetes 部署了 38 個服務。'],
    school: ['國立臺灣大學', '資訊工程學士'],
  },
  japanese: {
    language: 'ja',
    name: '高橋 美咲',
    headings: ['職務要約', 'スキル', '職務経歴', '学歴'],
    summary:
      'バックエンド開発を八年間担当し、直近では六人のチームを率いて注文システムの設計と保守を行いました。',
    skills: ['言語', 'Java', 'C++', 'データベース'],
    job: ['株式会社東京データ', '東京都', 'シニアソフトウェアエンジニア'],
    bullets: [
      '夜間の取り込みを四時間から四十分に短縮した。',
      'Kubernetes で 38 のサービスを無停止で移行した。',
    ],
    school: ['東京工業大学', '工学士(情報工学)'],
  },
  korean: {
    language: 'ko',
    name: '김민준',
    headings: ['자기소개', '보유 기술', '경력 사항', '학력'],
    summary:
      '백엔드 개발 경력 8년으로 주문 시스템의 설계와 유지보수를 맡아 여섯 명의 팀을 이끌었습니다.',
    skills: ['프로그래밍 언어', 'Java', 'C++', '데이터베이스'],
    job: ['서울데이터 주식회사', '서울', '수석 소프트웨어 엔지니어'],
    bullets: [
      '야간 수집 시간을 네 시간에서 사십 분으로 줄였습니다.',
      'Kubernetes로 서비스 38개를 옮겼습니다.',
    ],
    school: ['한국과학기술원', '전산학 학사'],
  },
  arabic: {
    language: 'ar',
    name: 'نور حداد',
    headings: ['نبذة عني', 'المهارات', 'الخبرة العملية', 'التعليم'],
    summary:
      'مهندسة برمجيات بخبرة ثماني سنوات في تصميم أنظمة الطلبات وصيانتها وقيادة فريق من ستة أشخاص.',
    skills: ['لغات البرمجة', 'Java', 'C++', 'قواعد البيانات'],
    job: ['شركة النيل للتقنية', 'القاهرة', 'كبيرة مهندسي البرمجيات'],
    bullets: [
      'C++ — مطورة أنظمة الدفع، مع .NET و Node.js.',
      'خفضت زمن الاستيراد الليلي من أربع ساعات لأربعين دقيقة.',
    ],
    school: ['جامعة القاهرة', 'بكالوريوس علوم الحاسب'],
  },
  hebrew: {
    language: 'he',
    name: 'נועה לוי',
    headings: ['תקציר', 'כישורים', 'ניסיון תעסוקתי', 'השכלה'],
    summary:
      'מהנדסת תוכנה עם שמונה שנות ניסיון בתכנון ותחזוקה של מערכות הזמנות ובניהול צוות של שישה.',
    skills: ['שפות תכנות', 'Java', 'C++', 'מסדי נתונים'],
    job: ['חברת אלמוג', 'תל אביב', 'מהנדסת תוכנה בכירה'],
    bullets: [
      'C++ — מפתחת מערכות תשלום, גם ב־C#.',
      'קיצרתי את הייבוא הלילי מארבע שעות לארבעים דקות.',
    ],
    school: ['הטכניון', 'תואר ראשון במדעי המחשב'],
  },
  hindi: {
    language: 'hi',
    name: 'प्रिया शर्मा',
    headings: ['सारांश', 'कौशल', 'कार्य अनुभव', 'शिक्षा'],
    summary: 'ऑर्डर प्रणाली की रचना और देखभाल में आठ वर्ष का अनुभव, छह लोगों की टीम का नेतृत्व।',
    skills: ['भाषाएँ', 'Java', 'C++', 'डेटाबेस'],
    job: ['दिल्ली तकनीक', 'नई दिल्ली', 'वरिष्ठ सॉफ़्टवेयर अभियंता'],
    bullets: ['रात का आयात चार घंटे से चालीस मिनट किया।', 'क्षेत्र की त्रुटियाँ आधी कीं।'],
    school: ['दिल्ली विश्वविद्यालय', 'कंप्यूटर विज्ञान में स्नातक'],
  },
  thai: {
    language: 'th',
    name: 'สมชาย ใจดี',
    headings: ['สรุปประวัติ', 'ทักษะ', 'ประสบการณ์ทำงาน', 'การศึกษา'],
    summary: 'วิศวกรซอฟต์แวร์ที่มีประสบการณ์แปดปีในการออกแบบและดูแลระบบสั่งซื้อ และนำทีมหกคน',
    skills: ['ภาษาโปรแกรม', 'Java', 'C++', 'ฐานข้อมูล'],
    job: ['บริษัทกรุงเทพข้อมูล', 'กรุงเทพมหานคร', 'วิศวกรซอฟต์แวร์อาวุโส'],
    bullets: ['ลดเวลานำเข้าข้อมูลจากสี่ชั่วโมงเหลือสี่สิบนาที', 'ย้าย 38 บริการไปยัง Kubernetes'],
    school: ['จุฬาลงกรณ์มหาวิทยาลัย', 'วิทยาศาสตรบัณฑิต'],
  },
}

/** A resume of these texts, under its own headings. */
export function makeScriptResume(texts: ScriptTexts): StructuredResume {
  const [summary, skills, experience, education] = texts.headings
  const [category, ...names] = texts.skills
  const [company, location, position] = texts.job
  const [institution, degree] = texts.school
  return {
    contactInfo: {
      fullName: texts.name,
      email: 'name@example.com',
      phone: '+20 (2) 2345-6789',
      location,
      website: 'example.com/name',
      languages: [],
    },
    summary: texts.summary,
    skillsCategories: [{ category, skills: names }],
    workExperience: [
      {
        company,
        location,
        position,
        startDate: '2019',
        endDate: '2024',
        isCurrent: false,
        description: texts.bullets,
      },
    ],
    education: [{ institution, degree, graduationDate: '2016', achievements: [] }],
    certifications: [],
    achievements: [],
    additionalSections: {},
    sections: [
      { kind: 'summary', heading: summary },
      { kind: 'skills', heading: skills },
      { kind: 'experience', heading: experience },
      { kind: 'education', heading: education },
    ],
  }
}
