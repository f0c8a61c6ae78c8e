global using Roundup.Tests.Scripts;
