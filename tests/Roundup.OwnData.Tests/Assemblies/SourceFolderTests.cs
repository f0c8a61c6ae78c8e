using Roundup.Catalogue.Planning;
using Roundup.OwnData.Reading;
using Roundup.Results.Messages;

namespace Roundup.OwnData.Tests.Assemblies;

public sealed class SourceFolderTests : IDisposable
{
    private readonly AssemblyFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    [Theory]
    [InlineData("Shop/Shop.csproj", "Shop")]
    [InlineData("Shop/Other.csproj", "FILE")]
    public void The_notice_of_attributes_that_are_not_copied_proposes_the_folder_of_the_project(
        string project, string folder)
    {
        _folder.Write(project, "<Project />");
        var assembly = _folder.Compile("Shop/bin/Release/net10.0/Shop", """
            namespace Shop;
            using System.Text.Json;
            using System.Text.Json.Serialization;
            public class Order { [JsonConverter(typeof(Own))] public DateTime At { get; set; } }
            public class Own : JsonConverter<DateTime>
            {
                public override DateTime Read(ref Utf8JsonReader reader, Type type, JsonSerializerOptions options) => default;
                public override void Write(Utf8JsonWriter writer, DateTime value, JsonSerializerOptions options) { }
            }
            """);

        var own = OwnDataReader.Read(
            new OwnDataRequest { Assembly = assembly, Type = "Shop.Order" }, _folder.Path, []);

        NoticeCatalogue.Text(own.Notices.Single(notice => notice.Code == NoticeCode.CodeNotCopied))
            .ShouldContain($"--model {folder} keeps them; or write the converters in --settings FILE.cs.");
    }
}
