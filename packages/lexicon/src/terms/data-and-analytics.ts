export const dataAndAnalytics = `
[skill]
SQL = structured query language, sql queries, sql scripting; PL/SQL = plsql; T-SQL = tsql, transact-sql
?R = r programming, rstats, r language; RStudio = r studio; R Shiny = shiny apps; tidyverse; ggplot2
dplyr
PostgreSQL = postgres, postgre sql; MySQL; MariaDB; SQLite; SQL Server = microsoft sql server, ms sql, ms sql server, mssql
psql
Oracle Database = oracle db; IBM Db2 = db2; Sybase; SAP HANA; Amazon Aurora; Azure SQL; Cloud SQL; Supabase
!Oracle
MongoDB = mongo; ?Cassandra = apache cassandra; DynamoDB; Azure Cosmos DB = cosmosdb, cosmos db; Couchbase
CouchDB; Neo4j; HBase; Redis; Memcached; Elasticsearch = elastic search; OpenSearch; Apache Solr = solr; InfluxDB
TimescaleDB; pgvector; NoSQL = no sql, nosql databases, non-relational databases; Relational databases = rdbms, relational database management systems
Graph databases; Time series databases; Vector databases = vector stores; ?Pinecone; Time-series data
Database administration = ?DBA; Database design; Databases = datenbanken, bases de données, bases de datos
Database management; Database modeling; Schema design
Stored procedures; Query optimization = query tuning, query optimisation
Database migration; Database replication; Database performance tuning = database tuning, database optimization
Indexing strategies = database indexing; ACID transactions; Entity-relationship modeling; Oracle RAC; pgAdmin
ER diagrams
!Snowflake; BigQuery = google bigquery; Amazon Redshift = !Redshift; Databricks; Azure Synapse = azure synapse analytics, synapse analytics
Microsoft Fabric; Teradata; Vertica; Netezza; ClickHouse; DuckDB; Amazon Athena = ?Athena
Trino = presto sql; Apache Spark = !Spark; PySpark; Hadoop = apache hadoop; HDFS
PrestoDB; Spark SQL
MapReduce; Apache Hive = ?Hive; Apache Flink = !Flink; Apache Beam; Apache Airflow = !Airflow; Dagster; ?Prefect
HiveQL
!dbt = data build tool; Apache NiFi = nifi; Apache Iceberg; Delta Lake; Apache Parquet = ?Parquet; Apache Avro
!Informatica; Talend; !SSIS = sql server integration services; !SSRS = sql server reporting services
Informatica PowerCenter
!SSAS = sql server analysis services; Fivetran; Airbyte; Matillion; AWS Glue; Amazon EMR; Amazon Kinesis = aws kinesis
Azure Data Factory = ?ADF; Azure Data Lake; Google Dataflow = cloud dataflow; Google Dataproc; IBM DataStage = datastage
Ab Initio; Data engineering; Data pipelines = data pipeline development; ETL = extract transform load, etl processes, etl pipelines
!ELT
Data warehousing = data warehouse; Data lakes; Data lakehouse = lakehouse; Data marts; Data vault
Data Vault 2.0
Data modeling = data modelling, data models, datenmodellierung, modélisation de données; Dimensional modeling = dimensional modelling; Star schema
Kimball methodology
OLAP; Change data capture; Stream processing
OLAP cubes; Streaming data; Real-time data processing
Data architecture; Data integration; Data migration; Data mesh; Data governance; Data quality
Data quality management; Data quality assurance
Data validation; Data profiling; Data catalog = data cataloguing; Collibra; Alation
Data lineage; Metadata management; Master data management
Metadata; Master data = stammdaten; Master data maintenance = stammdatenpflege
Reference data management; Data stewardship; Data cleaning = data cleansing; Data preparation
Data wrangling
Big data; Data mining; Data collection = datenerhebung; Data management = datenmanagement; Data processing
Data analysis = data analytics, datenanalyse, analyse de données, análisis de datos; Exploratory data analysis
Quantitative analysis; Quantitative research = quantitative research methods; Data interpretation; Descriptive analytics
Prescriptive analytics; Predictive analytics; Advanced analytics; Analytics engineering
Predictive modeling = predictive modelling
Data science; Data visualization = data visualisation, datenvisualisierung
Data visualization tools = visualization tools
Data storytelling; Dashboards
Dashboard design; Dashboard development = dashboarding
Business intelligence = !BI; Self-service BI; Ad hoc reporting
BI tools; Ad-hoc analysis
Power BI = powerbi, microsoft power bi; !DAX; Power Query; !Tableau; !Looker; Looker Studio = google data studio
LookML; Qlik Sense; QlikView; MicroStrategy; SAP BusinessObjects = business objects, sap bo; SAP BW
Qlik; SAP BW/4HANA
SAP Analytics Cloud; IBM Cognos = cognos, cognos analytics; !Domo; Metabase; Sisense; ThoughtSpot; Apache Superset
Crystal Reports; Oracle BI = obiee; Tableau Server; Alteryx; KNIME; RapidMiner; Dataiku; DataRobot; SAS Viya
Customer analytics; Web analytics; Product analytics; Cohort analysis; Funnel analysis
Churn prediction = churn analysis; Customer segmentation; Customer lifetime value; Clickstream data; ?Amplitude; Mixpanel
A/B testing = ab testing, split testing, ab tests; Online experimentation; Sentiment analysis; Text mining = text analytics; Anomaly detection; Fraud analytics; Geospatial analysis = spatial analysis
Machine learning = !ML, maschinelles lernen, apprentissage automatique, aprendizaje automático, machine learning models, machine learning algorithms, ml models; Deep learning
Artificial intelligence = !AI, !KI, künstliche intelligenz, intelligence artificielle, inteligencia artificial
Supervised learning; Unsupervised learning; Reinforcement learning; Transfer learning; Federated learning
Neural networks = artificial neural networks; Convolutional neural networks = !CNN; Recurrent neural networks = !RNN; !LSTM = long short-term memory
Transformer models = transformer architecture; Generative adversarial networks; Diffusion models; Natural language processing = !NLP
Natural language understanding
Named entity recognition; Speech recognition; Text classification
Computer vision; Image processing; Object detection; Image classification; Optical character recognition = !OCR
Machine vision algorithms
Recommender systems = recommendation systems, recommendation engines; Clustering algorithms
K-means
Decision trees; Random forest; Gradient boosting; Support vector machines = !SVM; Dimensionality reduction; Classification models
Feature engineering; Feature stores; Hyperparameter tuning; Model evaluation; Model training
Model validation
Large language models = !LLM; Generative AI = genai, gen ai; Prompt engineering; Retrieval-augmented generation = !RAG; LLM fine-tuning
Model fine-tuning = ?fine-tuning
AI agents; Vector embeddings = ?embeddings; Model Context Protocol
Agentic AI; Word embeddings
Conversational AI; Explainable AI = !XAI; Responsible AI; AI governance; Data annotation = data labeling, data labelling
AI ethics = ethical ai
Data augmentation; MLOps = ml ops; LLMOps; Model deployment; Model monitoring; Edge AI
TensorFlow; PyTorch; Keras; !JAX; scikit-learn = sklearn; !pandas = !Pandas; NumPy; SciPy; Matplotlib; Seaborn; Plotly
Streamlit; Plotly Dash; !Polars; XGBoost; LightGBM; CatBoost; Statsmodels; spaCy; NLTK; Hugging Face; LangChain; LlamaIndex
OpenCV; !YOLO; OpenAI API; ChatGPT; Claude API; Google Gemini; Amazon Bedrock = aws bedrock; Azure OpenAI
YOLOv8; GPT-4
Jupyter = jupyter notebook; Google Colab; MLflow; Kubeflow; Weights & Biases; SageMaker = amazon sagemaker
JupyterLab
Vertex AI; Azure Machine Learning; Dask; !Anaconda; Data version control; Synthetic data; Knowledge graphs
conda
Ontologies; Semantic web; RDF; SPARQL; Linked data; Web scraping = data scraping; Beautiful Soup
Ontology development
Scrapy; Data literacy; Data strategy; Data products; Reporting automation = automated reporting; Report development; Data retention; Data ethics; Data anonymization = data anonymisation
Data masking
Reporting tools; Analytics tools; Deep learning frameworks; Machine learning frameworks; Large datasets = large data sets; Data-driven decision making; Data systems; Database systems; Data platforms
[certification]
Microsoft Certified Power BI Data Analyst = pl-300; Azure Data Engineer Associate = dp-203; Azure Data Fundamentals = dp-900
Google Data Analytics Certificate; Google Professional Data Engineer; AWS Certified Data Engineer
Tableau Desktop Specialist; Tableau Certified Data Analyst; SnowPro Core; Databricks Certified Data Engineer
SnowPro
AWS Certified Machine Learning; TensorFlow Developer Certificate; CDMP = certified data management professional
Azure AI Fundamentals = ai-900; Oracle Certified Database Administrator
[degree]
Data science degree = degree in data science; Data analytics bootcamp
Master of Data Science = master in data science
[domain]
Open data; Digital analytics
`
