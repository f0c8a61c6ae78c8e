namespace Roundup.OwnData.Tests.Assemblies;

/// <summary>An assembly for a runtime that is not here is read as well: it refers to types by the names of other assemblies.</summary>
public sealed class OtherRuntimeTests : IDisposable
{
    private const string Core = """
        namespace System
        {
            public class Object;
            public abstract class ValueType;
            public abstract class Enum : ValueType;
            public class Attribute;
            public sealed class String;
            public struct Void;
            public struct Int32;
            public struct Boolean;
            public struct DateTime;
            public struct Nullable<T> where T : struct;
            public abstract class Delegate;
            public abstract class MulticastDelegate : Delegate;
            public enum AttributeTargets { All }
            public class AttributeUsageAttribute(AttributeTargets targets) : Attribute
            {
                public AttributeTargets T = targets;
                public bool AllowMultiple { get; set; }
                public bool Inherited { get; set; }
            }
        }
        namespace System.Collections.Generic { public class List<T>; public class Dictionary<K, V>; }
        """;

    private const string Version =
        "namespace System.Reflection { public class AssemblyVersionAttribute(string text) : Attribute { public string T = text; } }";

    private readonly AssemblyFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    [Theory]
    [InlineData("mscorlib", "4.0.0.0")]
    [InlineData("netstandard", "2.0.0.0")]
    [InlineData("System.Runtime", "4.2.2.0")]
    [InlineData("System.Runtime", "6.0.0.0")]
    [InlineData("System.Runtime", "11.0.0.0")]
    public void Types_for_another_runtime(string core, string version)
    {
        var key = System.Reflection.AssemblyName.GetAssemblyName(
            Path.Combine(Path.GetDirectoryName(typeof(object).Assembly.Location)!, core + ".dll")).GetPublicKey();
        var options = new CSharpCompilationOptions(OutputKind.DynamicallyLinkedLibrary);
        var framework = CSharpCompilation.Create(
            core,
            [
                CSharpSyntaxTree.ParseText($"[assembly: System.Reflection.AssemblyVersion(\"{version}\")]{Version}"),
                CSharpSyntaxTree.ParseText(Core),
            ],
            options: options.WithPublicSign(true).WithCryptoPublicKey([.. key!]));
        var shop = CSharpCompilation.Create(
            "Shop",
            [CSharpSyntaxTree.ParseText("""
                using System; using System.Collections.Generic;
                namespace Shop
                {
                    public class Order
                    {
                        public Order(DateTime at) { At = at; }
                        public int? Id { get; set; }
                        public DateTime At { get; private set; }
                        public List<Line> Lines { get; set; }
                        public Dictionary<string, bool> Flags { get; set; }
                        public string[] Tags { get; set; }
                    }
                    public struct Line { public int Number; public Level Level { get; set; } }
                    public enum Level { Low, High = 5 }
                }
                """)],
            [framework.ToMetadataReference()],
            options);
        shop.Emit(_folder.In("Shop.dll")).Diagnostics.Where(one => one.Severity == DiagnosticSeverity.Error).ShouldBeEmpty();

        var model = AssemblyReader.Read(_folder.In("Shop.dll"), "Order", []);

        AssemblyFolder.ShouldCompile(model.Source);
        model.Findings.ShouldBeEmpty();
        string[] members = ["public Order(DateTime at)", "int? Id", "DateTime At { get; private set; }", "List<Line> Lines", "High = 5"];
        foreach (var member in members)
        {
            model.Source.ShouldContain(member);
        }
    }
}
