namespace Roundup.OwnData.Tests.Assemblies;

/// <summary>Which assemblies are found, and whose types are the user's.</summary>
public sealed class ReferenceTests : IDisposable
{
    private const string Package = """
        namespace Vendor
        {
            public class Thing { public int Id { get; set; } }
            public class Observable { public bool IsChanged { get; set; } public int Version => 1; }
        }
        namespace Vendor.Serialization
        {
            public enum Mode { Fast, Small }
            public sealed class PackAttribute(Mode mode, params Type[] types) : Attribute
            {
                public Mode Mode => mode;
                public Type[] Types => types;
                public string? Name { get; set; }
            }
        }
        namespace JetBrains.Annotations { public sealed class CanBeNullAttribute : Attribute; }
        """;

    private const string Order = """
        namespace Shop;
        using Vendor.Serialization;
        [Pack(Mode.Small, typeof(Order), Name = "o")]
        public class Order : Vendor.Observable
        {
            [Pack(Mode.Fast), JetBrains.Annotations.CanBeNull] public int Id { get; set; }
            [Pack(Mode.Fast, typeof(Code))] public int Other { get; set; }
        }
        public class Code;
        public class WithThing : Vendor.Observable { public Vendor.Thing? Thing { get; set; } }
        """;

    private const string Dependencies = """
        {
          "targets": { ".NETCoreApp,Version=v10.0": {
            "Shop/1.0.0": { "dependencies": { "Vendor": "2.0.0" }, "runtime": { "Shop.dll": {} } },
            "Vendor/2.0.0": { "runtime": { "lib/net8.0/Vendor.dll": { "assemblyVersion": "2.0.0.0" } } },
            "Common.Types/1.0.0": { "runtime": { "Common.Types.dll": {} } }
          } },
          "libraries": {
            "Shop/1.0.0": { "type": "project" },
            "Vendor/2.0.0": { "type": "package", "path": "vendor/2.0.0" },
            "Common.Types/1.0.0": { "type": "project" }
          }
        }
        """;

    private readonly AssemblyFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    [Fact]
    public void An_assembly_of_a_package_gives_attributes_and_base_classes_but_no_types()
    {
        var path = CompileShop();

        var model = AssemblyReader.Read(path, "Shop.Order", [], _folder.In("packages"));

        model.Source.ShouldBe("""
            // Read from Shop.dll.

            using System;

            namespace Shop;

            [Vendor.Serialization.Pack(Vendor.Serialization.Mode.Small, new Type[] { typeof(Order) }, Name = "o")]
            public class Order
            {
                public bool IsChanged { get; set; }

                [Vendor.Serialization.Pack(Vendor.Serialization.Mode.Fast, new Type[0])]
                public int Id { get; set; }

                public int Other { get; set; }
            }

            """);
        model.Findings.Select(finding => finding.ToString()).ShouldBe(
        [
            "Order: written without its base class Observable, whose members it declares itself (1)",
            "Other: written without [Pack]: Code is not among the written types, and code is not copied",
        ]);
        Should.Throw<RoundupException>(() => AssemblyReader.Read(path, "Shop.WithThing", [], _folder.In("packages"))).Message.ShouldBe(
            "Shop.WithThing: Thing is of the type Thing of Vendor, which is not an assembly of yours: leave it out with --ignore 'Thing'.");
    }

    [Fact]
    public void Attributes_of_a_package_that_is_missing_are_left_out_and_said_once()
    {
        var path = CompileShop();
        var plain = _folder.Compile("Plain", """
            namespace Shop;
            using Vendor.Serialization;
            [Pack(Mode.Small)] public class Plain { [Pack(Mode.Fast)] public int Id { get; set; } }
            """, [_folder.In("packages/vendor/2.0.0/lib/net8.0/Vendor.dll")]);

        var model = AssemblyReader.Read(plain, "Shop.Plain", [], _folder.In("none"));

        model.Source.ShouldNotContain("Pack");
        model.Findings.Count.ShouldBe(1);
        model.Findings[0].Text.ShouldContain("its assembly Vendor is neither beside Plain.dll nor");
        path.ShouldNotBeNull();
    }

    [Fact]
    public void Projects_are_the_users_by_the_dependency_file_and_types_of_them_can_be_the_root()
    {
        var common = _folder.Compile("Common.Types", "namespace Common; public class Unit { public int A { get; set; } }");
        var path = _folder.Compile("Shop", "namespace Shop; public class Order { public Common.Unit? Unit { get; set; } }", [common]);
        _folder.Write("Shop.deps.json", Dependencies);

        AssemblyReader.Read(path, "Shop.Order", [], _folder.In("packages")).Source.ShouldContain("public class Unit");
        AssemblyReader.Read(path, "Common.Unit", [], _folder.In("packages")).RootType.ShouldBe("Common.Unit");

        var unknown = Dependencies.Replace("\"Common.Types/1.0.0\": { \"type\"", "\"x\": { \"type\"", StringComparison.Ordinal);
        _folder.Write("Shop.deps.json", unknown);
        Should.Throw<RoundupException>(() => AssemblyReader.Read(path, "Shop.Order", [], _folder.In("packages"))).Message
            .ShouldContain("is of the type Unit of Common.Types, which is not an assembly of yours");
    }

    [Fact]
    public void Short_names_that_mean_something_else_are_written_in_full()
    {
        var model = _folder.Read("""
            namespace Shop
            {
                public class Version { public int Major { get; set; } }
                public class Order
                {
                    public System.Version? Framework { get; set; }
                    public Version? Own { get; set; }
                    public Items.List? List { get; set; }
                    public List<int>? Numbers { get; set; }
                }
            }
            namespace Shop.Items
            {
                public class List { public Shop.Order? Order { get; set; } public Order? Other { get; set; } }
                public class Order;
            }
            """);

        AssemblyFolder.ShouldCompile(model.Source);
        model.Source.ShouldContain("public global::System.Version? Framework");
        model.Source.ShouldContain("public global::Shop.Version? Own");
    }

    [Fact]
    public void Source_without_annotations_for_null_stays_so()
    {
        var path = _folder.Compile(
            "Shop",
            "namespace Shop; public class Order { public string Text { get; set; } public A A; } public struct A;",
            nullable: false);

        var model = AssemblyReader.Read(path, "Shop.Order", []);

        model.Source.ShouldContain("#nullable disable\npublic class Order");
        model.Source.ShouldContain("#nullable enable\npublic struct A");
        AssemblyFolder.ShouldCompile(model.Source);
    }

    private string CompileShop()
    {
        var vendor = _folder.Compile("packages/vendor/2.0.0/lib/net8.0/Vendor", Package);
        _folder.Write("Shop.deps.json", Dependencies);
        return _folder.Compile("Shop", Order, [vendor]);
    }
}
